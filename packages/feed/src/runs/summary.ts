import { fromCents, marketOf } from '@simulation/engine';
import { changeHistogram, type RankedRun, rankOf, runSeed } from '@simulation/engine/runs';
import {
  RANGE_SHARE,
  resultDistribution,
  SIGNIFICANCE,
  SumDistribution,
  tradeCountMoments,
} from '@simulation/engine/statistics';
import { headOf, type RunsPlan } from './plan';
import type { RunsCounts } from './runsTally';

/** Quantiles, in thousandths. */
const THOUSANDTHS = [1, 10, 50, 250, 500, 750, 950, 990, 999];

/**
 * The outcomes of runs beside those that theory expects, as the text of a JSON file. It depends on the counts alone:
 * however the runs were divided, it is the same.
 *
 * @param counts of at least one run
 */
export function summaryOf(plan: RunsPlan, counts: RunsCounts): string {
  const { done, ahead, inRange, judged, significant, best, worst } = counts.outcomes;
  const distribution = resultDistribution(marketOf(plan.run));
  const sums = new SumDistribution(distribution, tradeCountMoments(plan.duration));
  const { mean, deviation } = momentsOf(counts);
  const error = (divisor: number) => (deviation === null ? null : fromCents(deviation / Math.sqrt(divisor)));
  const ranked = ({ k, change }: RankedRun) => ({
    seed: runSeed(plan.run.seed, k),
    change: fromCents(change),
  });
  const summary = {
    ...headOf(plan),
    count: plan.count,
    played: done,
    mean: {
      value: fromCents(mean),
      error: error(done),
      expected: fromCents(sums.mean),
    },
    deviation: {
      value: error(1),
      error: error(2 * (done - 1)),
      expected: fromCents(sums.deviation),
    },
    ahead: shareOf(ahead, done, 1 - sums.shareUpTo(0)),
    inRange: shareOf(inRange, done, RANGE_SHARE),
    significant: shareOf(significant, judged, SIGNIFICANCE),
    best: ranked(best),
    worst: ranked(worst),
    quantiles: quantilesOf(counts).map(({ share, change }) => ({
      share,
      change: fromCents(change),
      expected: sums.shareUpTo(change),
    })),
    histogram: changeHistogram(Int32Array.from(counts.changes), sums, counts.runs).map(
      ({ from, to, count, expected }) => ({
        from: fromCents(from),
        to: fromCents(to),
        runs: count,
        expected,
      }),
    ),
  };
  return `${JSON.stringify(summary, undefined, 2)}\n`;
}

/** Of the standard normal distribution: 95 % of it are within so many deviations. */
const Z95 = 1.959963984540054;

/**
 * A share, its 95 % interval, and what theory expects; no value without a run that was judged. The interval is Wilson's,
 * which is right for few runs and for shares of 0 and 1 too (E. B. Wilson, JASA 22, 1927, 209 to 212).
 */
function shareOf(runs: number, of: number, expected: number) {
  if (of === 0) return { value: null, low: null, high: null, expected };
  const value = runs / of;
  const z2 = Z95 ** 2;
  const middle = runs + z2 / 2;
  const reach = Z95 * Math.sqrt(runs * (1 - value) + z2 / 4);
  const low = runs === 0 ? 0 : (middle - reach) / (of + z2);
  const high = runs === of ? 1 : (middle + reach) / (of + z2);
  return { value, low, high, expected };
}

/**
 * Mean, and deviation by n - 1, which one run does not have; in cents. The sums are exact: those of squares do not fit
 * into a number.
 */
function momentsOf({ outcomes: { done }, changes, runs }: RunsCounts) {
  let sum = 0n;
  let squares = 0n;
  for (let place = 0; place < changes.length; place += 1) {
    const change = BigInt(changes[place] ?? 0);
    const weighted = change * BigInt(runs[place] ?? 0);
    sum += weighted;
    squares += change * weighted;
  }
  return {
    mean: Number(sum) / done,
    deviation: done === 1 ? null : Math.sqrt(Number(squares * BigInt(done) - sum ** 2n) / done / (done - 1)),
  };
}

/** By the nearest rank, as on the page. */
function quantilesOf({ outcomes: { done }, changes, runs }: RunsCounts) {
  let place = -1;
  let upTo = 0;
  return THOUSANDTHS.map((thousandths) => {
    while (upTo < rankOf(thousandths, done)) upTo += runs[++place] ?? Infinity;
    return { share: thousandths / 1_000, change: changes[place] ?? Number.NaN };
  });
}
