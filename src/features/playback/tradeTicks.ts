import { PACE, ROUND_MS, type Run } from '../../engine';
import { tradesUntil } from '../../engine/replay';

/** As many ticks as can be told apart on the narrowest timeline. */
const TICKS = 96;

/**
 * Positions of the ticks of a timeline: one for each trade, and where trades are too close to be told apart, one
 * for each part of the timeline in which there was a trade.
 *
 * @param maxReached how far the run was played (simulated ms)
 * @param span what the timeline spans (simulated ms), `maxReached` or more
 * @returns places from 0 to 1, in order, at most `TICKS`
 */
export function tradeTicks(run: Run, maxReached: number, span: number): readonly number[] {
  const part = span / TICKS;
  // Then no part is without a trade, so a month need not be played again.
  if (part >= (run.route === 'v' ? ROUND_MS : PACE.to))
    return Array.from({ length: Math.floor(maxReached / part) }, (_, index) => (index + 0.5) / TICKS);
  const places: number[] = [];
  let drawnUntil = 0;
  for (const { at } of tradesUntil(run, maxReached)) {
    if (at < drawnUntil) continue;
    places.push(at / span);
    drawnUntil = (Math.floor(at / part) + 1) * part;
  }
  return places;
}
