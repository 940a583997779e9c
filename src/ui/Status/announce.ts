/** How long a message stays before the next one replaces it, in milliseconds; until then both are in the region. */
const KEEP_MS = 5_000;

let announcedAt = Number.NEGATIVE_INFINITY;

/**
 * Announces a status message to screen readers, once. It goes into the status region of the open dialog, or of the page:
 * a screen reader reads only what lies in the modal dialog.
 *
 * @returns the element of the message
 */
export function announce(text: string): HTMLElement {
  const regions = Array.from(document.querySelectorAll('[data-status]'));
  const region = regions.find((one) => one.closest(':modal')) ?? regions.at(-1);
  const message = document.createElement('p');
  message.textContent = text;
  if (msSinceAnnouncement() > KEEP_MS) region?.replaceChildren(message);
  else region?.append(message);
  announcedAt = performance.now();
  return message;
}

/** Milliseconds since the latest announcement; `Infinity` before the first. */
export function msSinceAnnouncement(): number {
  return performance.now() - announcedAt;
}
