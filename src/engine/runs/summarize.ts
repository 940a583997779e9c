import { SIGNIFICANCE } from '../statistics/chiSquare';
import { expectedSum, type ResultDistribution } from '../statistics/resultDistribution';
import type { Variant } from './experiment';
import { nearestRank } from './quantile';
import type { RankedRun, RunsSummary } from './runsResult';
import type { RunsTable } from './runsTable';

/**
 * What the outcomes of some runs come to.
 *
 * @param numbers of runs that are played, ascending, not empty
 * @param sorted their end changes, ascending
 */
export function summarize(
  table: RunsTable,
  variant: Variant,
  distribution: ResultDistribution,
  numbers: Int32Array,
  sorted: Int32Array,
): RunsSummary {
  let best: RankedRun = { k: 0, change: -Infinity };
  let worst: RankedRun = { k: 0, change: Infinity };
  let ahead = 0;
  let inRange = 0;
  let judged = 0;
  let significant = 0;
  for (const k of numbers) {
    const outcome = table.outcome(variant, k);
    if (outcome === null) continue;
    const { change, trades, p } = outcome;
    if (change > best.change) best = { k, change };
    if (change < worst.change) worst = { k, change };
    if (change > 0) ahead += 1;
    const { from, to } = expectedSum(distribution, trades);
    if (change >= from && change <= to) inRange += 1;
    if (p === null) continue;
    judged += 1;
    if (p < SIGNIFICANCE) significant += 1;
  }
  return {
    done: numbers.length,
    ahead,
    median: nearestRank(sorted, 50),
    best,
    worst,
    inRange,
    judged,
    significant,
  };
}
