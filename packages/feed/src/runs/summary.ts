import { fromCents, marketOf } from '@simulation/engine';
import { changeHistogram, type RankedRun, rankOf, runSeed } from '@simulation/engine/runs';
import {
  expectedInRange,
  rangeOfShare,
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
  const { mean, deviation, deviationError } = momentsOf(counts);
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
      error: fromCents(deviation / Math.sqrt(done)),
      expected: fromCents(sums.mean),
    },
    deviation: {
      value: fromCents(deviation),
      error: fromCents(deviationError),
      expected: fromCents(sums.deviation),
    },
    ahead: shareOf(ahead, done, 1 - sums.shareUpTo(0)),
    inRange: shareOf(inRange, done, expectedInRange(distribution, plan.duration)),
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

/** A share, its 95 % interval, and what theory expects; no value without a run that was judged. */
function shareOf(runs: number, of: number, expected: number) {
  if (of === 0) return { value: null, low: null, high: null, expected };
  const { from: low, to: high } = rangeOfShare(runs, of);
  return { value: runs / of, low, high, expected };
}

/**
 * Mean, and deviation by n - 1 with its standard error; in cents. One run has a mean alone: the rest is NaN, which is
 * null in JSON. The error is that of any distribution, by its fourth moment: rare losses are far from normal.
 */
function momentsOf({ outcomes: { done }, changes, runs }: RunsCounts) {
  const average = (value: (change: number) => number) => {
    let sum = 0;
    for (let place = 0; place < changes.length; place += 1)
      sum += value(changes[place] ?? Number.NaN) * (runs[place] ?? Number.NaN);
    return sum / done;
  };
  const mean = average((change) => change);
  const variance = (average((change) => (change - mean) ** 2) * done) / (done - 1);
  const fourth = average((change) => (change - mean) ** 4);
  const varianceOfVariance = (fourth - (variance ** 2 * (done - 3)) / (done - 1)) / done;
  const deviation = Math.sqrt(variance);
  // All runs alike have no deviation, and so no error of it.
  const deviationError = deviation === 0 ? 0 : Math.sqrt(varianceOfVariance) / (2 * deviation);
  return { mean, deviation, deviationError };
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
