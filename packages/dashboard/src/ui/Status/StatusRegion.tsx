/**
 * The live region that `announce` writes to: one for the page and one in each dialog, because a modal dialog makes the
 * rest of the page silent. Not atomic: only the message that was added is read.
 */
export function StatusRegion() {
  return <div className="sr-only" role="status" aria-atomic="false" data-status="" />;
}
