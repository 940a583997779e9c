/**
 * Where `say` puts messages. One for the page, and one in each dialog: while a dialog is open, nothing outside of it is
 * heard. Not atomic, so that each message is heard alone, however many stand here.
 */
export function StatusRegion() {
  return <div className="sr-only" role="status" aria-atomic="false" data-status="" />;
}
