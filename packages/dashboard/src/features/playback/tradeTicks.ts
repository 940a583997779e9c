import type { EquityPoint } from '@simulation/engine';

/** As many ticks as can be told apart on the narrowest timeline. */
const TICKS = 96;

/**
 * Positions of the ticks of a timeline: one for each trade, and where trades are too close to be told apart, one
 * for each part of the timeline in which there was a trade.
 *
 * @param points of the curve: the start, and the totals after it
 * @param span what the timeline spans (simulated ms)
 * @returns places from 0 to 1, in order, at most `TICKS`
 */
export function tradeTicks([, ...points]: readonly EquityPoint[], span: number): readonly number[] {
  const places: number[] = [];
  const part = span / TICKS;
  let drawnUntil = 0;
  for (const { at } of points) {
    if (at < drawnUntil) continue;
    places.push(at / span);
    drawnUntil = (Math.floor(at / part) + 1) * part;
  }
  return places;
}
