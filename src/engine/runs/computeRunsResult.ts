import { changeHistogram } from './changeHistogram';
import { endDistribution } from './endDistribution';
import { distributionOf, MOMENTS, momentAt, type Variant } from './experiment';
import { addOutcome, emptyTally } from './outcomeTally';
import { nearestRank } from './quantile';
import type { FanPoint, RunsResult, VariantRuns } from './runsResult';
import type { RunsTable } from './runsTable';

/**
 * Computes the result of the runs played so far. In steps of a few milliseconds at most, so that it can be done in slices; runs
 * that are added meanwhile are left out.
 *
 * @param table with at least one run
 */
export function* computeRunsResult(table: RunsTable): Generator<void, RunsResult, undefined> {
  const numbers = table.playedNumbers();
  if (numbers.length === 0) throw new RangeError('computeRunsResult() got no run that is played.');
  return {
    experiment: table.experiment,
    done: numbers.length,
    rigged: yield* marketRunsOf(table, 'rigged', numbers),
    fair: yield* marketRunsOf(table, 'fair', numbers),
  };
}

function* marketRunsOf(
  table: RunsTable,
  variant: Variant,
  numbers: Int32Array,
): Generator<void, VariantRuns, undefined> {
  const { experiment } = table;
  const { duration } = experiment;
  const distribution = distributionOf(experiment, variant);
  const fan: FanPoint[] = [];
  let sorted: Int32Array = new Int32Array();
  for (let index = 0; index < MOMENTS; index += 1) {
    sorted = table.column(variant, index, numbers).sort();
    fan.push(fanPointOf(momentAt(duration, index), sorted));
    yield;
  }
  const normal = endDistribution(distribution, duration);
  const histogram = changeHistogram(sorted, normal);
  yield;
  const tally = emptyTally();
  for (const k of numbers) {
    const outcome = table.outcome(variant, k);
    if (outcome !== null) addOutcome(tally, k, outcome, distribution);
  }
  return {
    variant,
    fan,
    histogram,
    normal,
    summary: { ...tally, median: nearestRank(sorted, 50) },
    outcome: (k) => table.outcome(variant, k),
    changes: (k) => table.changes(variant, k),
  };
}

function fanPointOf(at: number, sorted: Int32Array): FanPoint {
  return {
    at,
    lowest: sorted[0] ?? Number.NaN,
    p5: nearestRank(sorted, 5),
    p25: nearestRank(sorted, 25),
    median: nearestRank(sorted, 50),
    p75: nearestRank(sorted, 75),
    p95: nearestRank(sorted, 95),
    highest: nearestRank(sorted, 100),
  };
}
