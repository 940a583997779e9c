import type { ResultDistribution } from '../statistics/resultDistribution';
import type { Variant } from './experiment';
import { addOutcome, emptyTally } from './outcomeTally';
import { nearestRank } from './quantile';
import type { RunsSummary } from './runsResult';
import type { RunsTable } from './runsTable';

/**
 * Summarizes the outcomes of some runs.
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
  const tally = emptyTally();
  for (const k of numbers) {
    const outcome = table.outcome(variant, k);
    if (outcome !== null) addOutcome(tally, k, outcome, distribution);
  }
  return { ...tally, median: nearestRank(sorted, 50) };
}
