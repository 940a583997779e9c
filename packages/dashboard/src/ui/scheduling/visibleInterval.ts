/** An interval that ends later than this had been stopped, as by a machine that slept, in milliseconds. */
const MAX_DELAY_MS = 2_000;

/**
 * Calls back at regular intervals of real time while the page is visible. When the page is hidden or the machine
 * sleeps, the present interval is dropped and a new one starts afterwards.
 *
 * @param ms length of an interval, in milliseconds
 * @param onStart called when the first interval starts, and after each interruption
 * @param onInterval called when an interval is over
 * @returns stops it
 */
export function visibleInterval(ms: number, onStart: () => void, onInterval: () => void): () => void {
  let timer: number | undefined;
  let startedAt = 0;
  const start = () => {
    clearInterval(timer);
    timer = undefined;
    if (document.hidden) return;
    onStart();
    startedAt = performance.now();
    timer = window.setInterval(() => {
      const passed = performance.now() - startedAt;
      startedAt += passed;
      if (passed > ms + MAX_DELAY_MS) onStart();
      else onInterval();
    }, ms);
  };
  start();
  document.addEventListener('visibilitychange', start);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', start);
  };
}
