/** The first seconds are for the page itself (ms). */
const NOT_BEFORE_MS = 1_500;

/** Runs work that nobody waits for when the page is idle. Offline it waits for the network. */
export function whenIdle(work: () => void): void {
  window.setTimeout(() => {
    if (!navigator.onLine) return window.addEventListener('online', () => whenIdle(work), { once: true });
    // Missing in Safari.
    const { requestIdleCallback } = window as Partial<Pick<Window, 'requestIdleCallback'>>;
    if (requestIdleCallback === undefined) work();
    else requestIdleCallback(() => work());
  }, NOT_BEFORE_MS);
}
