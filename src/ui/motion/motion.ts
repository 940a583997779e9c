const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** Kept, since asking the browser brings all styles up to date. */
let less = lessMotion.matches;
lessMotion.addEventListener('change', () => {
  less = lessMotion.matches;
});

/** Whether the page was opened still. */
export function isStill(): boolean {
  return document.documentElement.hasAttribute('data-still');
}

/**
 * Animation time: it belongs to the visitor's eye. Nothing travels or counts where less motion is wished for, or where
 * the page was opened still.
 */
export function isMotionAllowed(): boolean {
  return !isStill() && !less;
}

let running = 0;

/**
 * Says that something has begun to move; `<html data-settled>` is true exactly while nothing moves.
 *
 * @returns call it once when the movement is over; further calls change nothing
 */
export function beginMotion(): () => void {
  running += 1;
  showSettled();
  let over = false;
  return () => {
    if (over) return;
    over = true;
    running -= 1;
    showSettled();
  };
}

/** Writes `data-settled`, for pictures and tests, and once that it has been so: `data-shown`. */
export function showSettled(): void {
  const { dataset } = document.documentElement;
  dataset.settled = String(running === 0);
  if (dataset.shown !== undefined) return;
  // One movement may end for another to begin, in one breath.
  queueMicrotask(() => {
    if (running === 0) dataset.shown = '';
  });
}
