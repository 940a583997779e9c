import type { Cents } from '../money';

/**
 * A quantile by the nearest rank: the smallest value that at least `percent` of all values do not exceed. It is always
 * one of the values, so whole cents stay whole cents. The median of an even number of values is the lower of the middle
 * two.
 *
 * @param sorted ascending, not empty
 * @param percent whole, 1 to 100
 */
export function nearestRank(sorted: Int32Array, percent: number): Cents {
  const rank = Math.ceil((percent * sorted.length) / 100);
  return sorted[rank - 1] ?? Number.NaN;
}
