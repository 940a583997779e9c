import { changeHistogram } from './changeHistogram';
import { endDistribution } from './endDistribution';
import { MOMENTS, momentAt } from './moments';
import { nearestRank } from './quantile';
import { distributionOf, type MarketName } from './question';
import type { FanPoint, MarketRuns, RunsResult } from './runsResult';
import type { RunsTable } from './runsTable';
import { summarize } from './summarize';

/**
 * What the runs counted so far come to. In steps of a few milliseconds at most, so that it can be done in slices; runs
 * that are added meanwhile are left out.
 *
 * @param table with at least one run
 */
export function* runsResultOf(table: RunsTable): Generator<void, RunsResult, undefined> {
  const numbers = table.counted();
  if (numbers.length === 0) throw new RangeError('runsResultOf() got no run that is counted.');
  return {
    question: table.question,
    done: numbers.length,
    rigged: yield* marketRunsOf(table, 'rigged', numbers),
    fair: yield* marketRunsOf(table, 'fair', numbers),
  };
}

function* marketRunsOf(
  table: RunsTable,
  market: MarketName,
  numbers: Int32Array,
): Generator<void, MarketRuns, undefined> {
  const { question } = table;
  const { duration } = question;
  const distribution = distributionOf(question, market);
  const fan: FanPoint[] = [];
  let sorted: Int32Array = new Int32Array();
  for (let index = 0; index < MOMENTS; index += 1) {
    sorted = table.column(market, index, numbers).sort();
    fan.push(fanPointOf(momentAt(duration, index), sorted));
    yield;
  }
  const normal = endDistribution(distribution, duration);
  const histogram = changeHistogram(sorted, normal);
  yield;
  const summary = summarize(table, market, distribution, numbers, sorted);
  return {
    market,
    fan,
    histogram,
    normal,
    summary,
    outcome: (k) => table.outcome(market, k),
    changes: (k) => table.changes(market, k),
  };
}

function fanPointOf(at: number, sorted: Int32Array): FanPoint {
  return {
    at,
    lowest: sorted[0] ?? 0,
    p5: nearestRank(sorted, 5),
    p25: nearestRank(sorted, 25),
    median: nearestRank(sorted, 50),
    p75: nearestRank(sorted, 75),
    p95: nearestRank(sorted, 95),
    highest: sorted.at(-1) ?? 0,
  };
}
