import { cents } from '../money';
import { SIGNIFICANCE } from '../statistics/chiSquare';
import { expectedSum, type ResultDistribution } from '../statistics/resultDistribution';
import type { Outcome, RankedRun, RunsSummary } from './runsResult';

/** Everything in the summary that can be counted run by run. */
export type OutcomeCounts = Omit<RunsSummary, 'median'>;

type Tally = { -readonly [Name in keyof OutcomeCounts]: OutcomeCounts[Name] };

/** Counts to which outcomes are added one by one. Their order changes nothing. */
export function emptyTally(): Tally {
  const best = { k: 0, change: cents(Number.MIN_SAFE_INTEGER) };
  const worst = { k: 0, change: cents(Number.MAX_SAFE_INTEGER) };
  return { done: 0, ahead: 0, inRange: 0, judged: 0, significant: 0, best, worst };
}

export function addOutcome(
  tally: Tally,
  k: number,
  outcome: Outcome,
  distribution: ResultDistribution,
): void {
  const { change, trades, p } = outcome;
  tally.done += 1;
  if (change > 0) tally.ahead += 1;
  const { from, to } = expectedSum(distribution, trades);
  if (change >= from && change <= to) tally.inRange += 1;
  rank(tally, { k, change });
  if (p === null) return;
  tally.judged += 1;
  if (p < SIGNIFICANCE) tally.significant += 1;
}

export function addCounts(tally: Tally, counts: OutcomeCounts): void {
  for (const name of ['done', 'ahead', 'inRange', 'judged', 'significant'] as const)
    tally[name] += counts[name];
  rank(tally, counts.best);
  rank(tally, counts.worst);
}

function rank(tally: Tally, run: RankedRun): void {
  const { best, worst } = tally;
  if (run.change > best.change || (run.change === best.change && run.k < best.k)) tally.best = run;
  if (run.change < worst.change || (run.change === worst.change && run.k < worst.k)) tally.worst = run;
}
