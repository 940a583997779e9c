const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** Kept, since asking the browser brings all styles up to date. */
let less = lessMotion.matches;
lessMotion.addEventListener('change', () => {
  less = lessMotion.matches;
});

/**
 * Whether animations run. They do not with reduced motion, or where
 * the page was opened still.
 */
export function isMotionAllowed(): boolean {
  return !document.documentElement.hasAttribute('data-still') && !less;
}

let running = 0;

/**
 * Says that something has begun to move; `<html data-settled>` is true exactly while nothing moves. CSS transitions
 * and CSS animations are counted without being told of.
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
    // What changed meanwhile may have started a transition, whose event comes a frame later.
    if (running === 0) countStyleMotion(document.getAnimations());
    showSettled();
  };
}

/** Counts CSS transitions and CSS animations as motion from now on, for the whole life of the page. */
export function watchStyleMotion(): void {
  const count = ({ target }: Event) => {
    if (target instanceof Element) countStyleMotion(target.getAnimations());
  };
  document.addEventListener('transitionrun', count);
  document.addEventListener('animationstart', count);
}

const counted = new WeakSet<Animation>();

/** Counts what CSS moves, before its events say so, a frame later. */
export function countStyleMotion(animations: readonly Animation[]): void {
  for (const animation of animations) {
    // None before a delayed animation begins.
    const progress = animation.effect?.getComputedTiming().progress ?? null;
    if (progress === null || animation.playState !== 'running' || counted.has(animation)) continue;
    counted.add(animation);
    const settle = beginMotion();
    // Rejected when the animation is canceled, also because its element left the page.
    animation.finished.then(settle, settle);
  }
}

/** Writes `data-settled`, for pictures and tests. */
export function showSettled(): void {
  const { dataset } = document.documentElement;
  const settled = String(running === 0);
  if (dataset.settled !== settled) dataset.settled = settled;
}
