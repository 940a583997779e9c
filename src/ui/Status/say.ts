/** A message that has had its time leaves when the next one comes; before, both stand, and neither is swallowed. */
const STANDS_MS = 5_000;

let saidAt = Number.NEGATIVE_INFINITY;

/**
 * Says something once to whoever listens to the page: adds it to the status region that can be heard now.
 *
 * @returns the message as it stands there
 */
export function say(text: string): HTMLElement {
  const regions = Array.from(document.querySelectorAll('[data-status]'));
  const region = regions.find((one) => one.closest(':modal')) ?? regions.at(-1);
  const message = document.createElement('p');
  message.textContent = text;
  if (silentFor() > STANDS_MS) region?.replaceChildren(message);
  else region?.append(message);
  saidAt = performance.now();
  return message;
}

/** Milliseconds since something was last said. */
export function silentFor(): number {
  return performance.now() - saidAt;
}
