/**
 * A screen reader drops what is added to a region within a tenth of a second of another change of it, and what is added
 * to a region that it has not noticed yet (heard with Orca 43 and 48 in Firefox). In milliseconds.
 */
const APART_MS = 250;
/** How long a message stays before the next one replaces it, in milliseconds; until then both are in the region. */
const KEEP_MS = 5_000;
/** Long enough for a screen reader to start reading a message, in milliseconds. */
const REMOVE_AFTER_MS = 7_000;
/** As many as are in the region at once. */
const MAX_MESSAGES = 5;

let announcedAt = Number.NEGATIVE_INFINITY;
/** When the latest message that was given is announced; later ones come after it. */
let nextAt = Number.NEGATIVE_INFINITY;

/**
 * Announces a status message to screen readers, once, a quarter of a second later. It goes into the status region of
 * the dialog that is open then, or of the page: a screen reader reads only what lies in the modal dialog.
 *
 * @param brief whether the message is removed afterwards, as one with a figure has to be, so that none is outdated
 * @returns takes the message back: it is not announced any more, or no longer there to be read
 */
export function announce(text: string, brief = false): () => void {
  const now = performance.now();
  nextAt = Math.max(now, nextAt) + APART_MS;
  const message = document.createElement('p');
  message.textContent = text;
  const timer = window.setTimeout(() => {
    show(message);
    if (brief) window.setTimeout(() => message.remove(), REMOVE_AFTER_MS);
  }, nextAt - now);
  return () => {
    clearTimeout(timer);
    message.remove();
  };
}

function show(message: HTMLElement): void {
  const regions = Array.from(document.querySelectorAll('[data-status]'));
  const region = regions.findLast((one) => one.closest(':modal')) ?? regions.at(-1); // of two dialogs the upper one
  if (msSinceAnnouncement() > KEEP_MS) region?.replaceChildren(message);
  else region?.append(message);
  // However many come in a row, the oldest have been read.
  if (region && region.childElementCount > MAX_MESSAGES) region.firstElementChild?.remove();
  announcedAt = performance.now();
}

/** Milliseconds since the latest announcement; `Infinity` before the first. */
export function msSinceAnnouncement(): number {
  return performance.now() - announcedAt;
}
