import type { Cents } from '../money';

/**
 * A quantile by the nearest rank: the smallest value that at least `percent` of all values do not exceed. It is always
 * one of the values, so whole cents stay whole cents. The median of an even number of values is the lower of the middle
 * two.
 *
 * @param sorted ascending, not empty
 * @param percent whole, 0 to 100; 0 is the smallest value
 */
export function nearestRank(sorted: Int32Array, percent: number): Cents {
  return sorted[Math.max(1, rankOf(percent * 10, sorted.length)) - 1] ?? Number.NaN;
}

/**
 * The nearest rank, from 1.
 *
 * @param thousandths whole, 1 to 1,000
 * @param count of all values, at most 10^9
 */
export function rankOf(thousandths: number, count: number): number {
  return Math.ceil((thousandths * count) / 1_000);
}
