/** How long a message stays before the next one replaces it, in milliseconds; until then both are in the region. */
const KEEP_MS = 5_000;
/** Long enough for a screen reader to start reading a message, in milliseconds. */
const REMOVE_AFTER_MS = 7_000;
/** Screen readers ignore what is added to a status region before they have noticed the region itself, in milliseconds. */
const DELAY_MS = 200;

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

/** Announces a message with a figure and removes it afterwards, so that no outdated figure stays in the page. */
export function announceBriefly(text: string): void {
  const message = announce(text);
  window.setTimeout(() => message.remove(), REMOVE_AFTER_MS);
}

/**
 * Announces a message in a dialog that may have opened just now.
 *
 * @returns cancels the message, if it has not been announced yet
 */
export function announceDelayed(text: string): () => void {
  const timer = window.setTimeout(announce, DELAY_MS, text);
  return () => clearTimeout(timer);
}

/** Milliseconds since the latest announcement; `Infinity` before the first. */
export function msSinceAnnouncement(): number {
  return performance.now() - announcedAt;
}
