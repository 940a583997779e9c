import type { Cents } from '../money';
import { MOMENTS } from './experiment';

/**
 * Changes with another cost of each trade: the same luck under another rule. A cost is a sum and decides no draw, so
 * these are the changes that a fair market of that cost plays.
 *
 * @param changes of a fair market without a cost, 61 for each run
 * @param trades of the same runs, up to the same moments
 */
export function lessCost(changes: Int32Array, trades: Int32Array, cost: Cents): Int32Array<ArrayBuffer> {
  const less = new Int32Array(changes.length);
  for (let at = 0; at < changes.length; at += 1) less[at] = (changes[at] ?? 0) - cost * (trades[at] ?? 0);
  return less;
}

/** The last change of each run, ascending. */
export function endsOf(changes: Int32Array): Int32Array<ArrayBuffer> {
  const ends = new Int32Array(changes.length / MOMENTS);
  for (let run = 0; run < ends.length; run += 1) ends[run] = changes[(run + 1) * MOMENTS - 1] ?? 0;
  return ends.sort();
}
