import type { Market } from '../markets';
import { resultDistribution } from '../statistics/resultDistribution';
import { SumDistribution, tradeCountMoments } from '../statistics/sumDistribution';
import { changeHistogram } from './changeHistogram';
import { MOMENTS, momentAt } from './experiment';
import { addOutcome, emptyTally } from './outcomeTally';
import { type FanPoint, type MarketRuns, nearestRank, QUANTILES, type RunsResult } from './runsResult';
import type { RunsTable } from './runsTable';

/**
 * Computes the result of the runs played so far. In steps of a few milliseconds at most, so that it can be done in
 * slices; runs that are added meanwhile are left out.
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
  const rank = (percent: number) => nearestRank(sorted, percent);
  return {
    at,
    lowest: rank(QUANTILES.lowest),
    p5: rank(QUANTILES.p5),
    p25: rank(QUANTILES.p25),
    median: rank(QUANTILES.median),
    p75: rank(QUANTILES.p75),
    p95: rank(QUANTILES.p95),
    highest: rank(QUANTILES.highest),
  };
}
