import type { Market } from '../markets';
import { resultDistribution } from '../statistics/resultDistribution';
import { SumDistribution } from '../statistics/sumDistribution';
import { changeHistogram } from './changeHistogram';
import { MOMENTS, momentAt } from './experiment';
import { addOutcome, emptyTally } from './outcomeTally';
import { nearestRank } from './quantile';
import { type FanPoint, type MarketRuns, QUANTILES, type RunsResult } from './runsResult';
import type { RunsTable } from './runsTable';
import { tradeCountMoments } from './tradeCount';

/**
 * Computes the result of the runs played so far. In steps of a few milliseconds at most, so that it can be done in slices; runs
 * that are added meanwhile are left out.
 *
 * @param table with at least one run
 */
export function* computeRunsResult(table: RunsTable): Generator<void, RunsResult, undefined> {
  const numbers = table.playedNumbers();
  if (numbers.length === 0) throw new RangeError('computeRunsResult() got no run that is played.');
  const [rigged, other] = table.markets;
  return {
    experiment: table.experiment,
    done: numbers.length,
    markets: [yield* marketRunsOf(table, rigged, 0, numbers), yield* marketRunsOf(table, other, 1, numbers)],
  };
}

function* marketRunsOf(
  table: RunsTable,
  market: Market,
  place: number,
  numbers: Int32Array,
): Generator<void, MarketRuns, undefined> {
  const { duration } = table.experiment;
  const distribution = resultDistribution(market);
  const fan: FanPoint[] = [];
  let sorted: Int32Array = new Int32Array();
  for (let index = 0; index < MOMENTS; index += 1) {
    sorted = table.column(place, index, numbers).sort();
    fan.push(fanPointOf(momentAt(duration, index), sorted));
    yield;
  }
  const sums = new SumDistribution(distribution, tradeCountMoments(duration));
  const histogram = changeHistogram(sorted, sums);
  yield;
  const tally = emptyTally();
  for (const k of numbers) {
    const outcome = table.outcome(place, k);
    if (outcome !== null) addOutcome(tally, k, outcome, distribution);
  }
  return {
    market,
    fan,
    histogram,
    sums,
    summary: { ...tally, median: nearestRank(sorted, 50) },
    outcome: (k) => table.outcome(place, k),
    changes: (k) => table.changes(place, k),
  };
}

function fanPointOf(at: number, sorted: Int32Array): FanPoint {
  const values = Object.entries(QUANTILES).map(([name, percent]) => [name, nearestRank(sorted, percent)]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `entries` forgets which names there are
  return { at, ...Object.fromEntries(values) } as FanPoint;
}
