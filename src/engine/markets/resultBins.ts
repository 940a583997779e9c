import { TRADE_PROFIT } from '../limits';
import type { Cents } from '../money';
import type { ResultPart } from './defineMarket';

/** Bins hold sizes of one unit, in cents; the last one has a cent more. */
export const BIN_WIDTH = 100;

const { from: MIN_SIZE, to: MAX_SIZE } = TRADE_PROFIT;
/** Of each part of the results. */
export const BINS = (MAX_SIZE - MIN_SIZE) / BIN_WIDTH;

/**
 * The place of a result among the bins of a market, which are in order of the results.
 *
 * @param parts those of the market
 * @returns undefined for a result that the market cannot have
 */
export function binOf(parts: readonly ResultPart[], result: Cents): number | undefined {
  for (const [place, { times, plus }] of parts.entries()) {
    const size = (result - plus) / times;
    if (size < MIN_SIZE || size > MAX_SIZE) continue;
    const bin = Math.min(BINS - 1, Math.floor((size - MIN_SIZE) / BIN_WIDTH));
    return place * BINS + (times < 0 ? BINS - 1 - bin : bin);
  }
  return undefined;
}
