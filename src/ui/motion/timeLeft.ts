import { stopwatch } from './stopwatch';

/** An estimate from less time than this (ms) would jump. */
const LEAST_MS = 500;

/**
 * Estimates how long work takes, from how long its first part took.
 *
 * @returns call it with how much is done and how much there is: whole seconds left, null before that can be said
 */
export function timeLeft(): (done: number, of: number) => number | null {
  const elapsed = stopwatch();
  return (done, of) => {
    const passed = elapsed();
    if (done === 0 || passed < LEAST_MS) return null;
    return Math.ceil((passed * (of - done)) / done / 1_000);
  };
}
