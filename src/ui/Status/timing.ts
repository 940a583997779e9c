import { say } from './say';

/** Long enough for every reader to have taken it up; then a figure that grows old no longer stands in the page. */
const PASSES_MS = 7_000;

/** Says something with a figure in it, which does not stay in the page. */
export function sayInPassing(text: string): void {
  const message = say(text);
  window.setTimeout(() => message.remove(), PASSES_MS);
}

/** Readers take notice of a region first and of what is added to it then; one that has just opened needs a moment. */
const NOTICED_MS = 200;

/**
 * Says something in a dialog that may have opened just now.
 *
 * @returns takes it back if it has not been said yet: what is overtaken within the moment stays unsaid
 */
export function sayWhenNoticed(text: string): () => void {
  const timer = window.setTimeout(say, NOTICED_MS, text);
  return () => clearTimeout(timer);
}

/** A beat that comes later than this was not ours: the machine slept. */
const LATE_MS = 2_000;

/**
 * A beat of the visitor's time while the page is seen. Whatever interrupts it begins it anew.
 *
 * @param ms from beat to beat
 * @param begin called when it begins, and begins anew
 * @returns stops it and leaves no timer behind
 */
export function startBeat(ms: number, begin: () => void, beat: () => void): () => void {
  let timer: number | undefined;
  let last = 0;
  const start = () => {
    clearInterval(timer);
    timer = undefined;
    if (document.hidden) return;
    begin();
    last = performance.now();
    timer = window.setInterval(() => {
      const passed = performance.now() - last;
      last += passed;
      if (passed > ms + LATE_MS) begin();
      else beat();
    }, ms);
  };
  start();
  document.addEventListener('visibilitychange', start);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', start);
  };
}
