import { cents } from '../money';
import { roundStepUpTo } from '../statistics/roundSteps';
import type { SumDistribution } from '../statistics/sumDistribution';
import type { HistogramBar } from './runsResult';

/** Minimum number of bars in a standard deviation. */
const BARS_PER_DEVIATION = 2;

/**
 * Standard deviations that the bars reach at least to either side, so that they do not change while runs are played.
 */
const REACH = 3;

/**
 * End changes by size, beside what is expected. The bars have one round width, and begin at multiples of it.
 *
 * @param sorted end changes, ascending, not empty
 * @param sums the distribution of end changes; it gives the expected counts
 * @param runs how many runs have each of them; without it one
 */
export function changeHistogram(
  sorted: Int32Array,
  sums: Pick<SumDistribution, 'mean' | 'deviation' | 'shareUpTo'>,
  runs?: ArrayLike<number>,
): HistogramBar[] {
  const { mean, deviation } = sums;
  const width = roundStepUpTo(Math.max(1, deviation / BARS_PER_DEVIATION));
  const binOf = (change: number) => Math.floor(change / width);
  const first = Math.min(binOf(mean - REACH * deviation), binOf(sorted[0] ?? mean));
  const last = Math.max(binOf(mean + REACH * deviation), binOf(sorted.at(-1) ?? mean));
  const counts = new Array<number>(last - first + 1).fill(0);
  let all = 0;
  for (const [place, change] of sorted.entries()) {
    const bin = binOf(change) - first;
    const added = runs?.[place] ?? 1;
    counts[bin] = (counts[bin] ?? 0) + added;
    all += added;
  }
  return counts.map((count, bin) => {
    const from = (first + bin) * width;
    const to = from + width - 1;
    return {
      from: cents(from),
      to: cents(to),
      count,
      expected: all * (sums.shareUpTo(to) - sums.shareUpTo(from - 1)),
    };
  });
}
