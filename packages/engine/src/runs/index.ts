/** Many runs: experiments, how they are played and tallied, and their result. */
export { changeHistogram } from './changeHistogram';
export { computeRunsResult } from './computeRunsResult';
export {
  type Experiment,
  hasRuns,
  MOMENTS,
  momentAt,
  RUN_COUNTS,
  RUN_DURATIONS,
  runSeed,
  SERIES_DURATION,
  type Series,
  seriesRun,
} from './experiment';
export { endsOf, lessCost } from './lessCost';
export { addCounts, addOutcome, emptyTally, type OutcomeCounts } from './outcomeTally';
export { divideRuns, playRuns, type RunsSlice } from './playRuns';
export { emptyBatch, outcomeAt, type RunsBatch, transferables } from './runsBatch';
export {
  type HistogramBar,
  type MarketRuns,
  nearestRank,
  type Outcome,
  type RankedRun,
  type RunsResult,
  type RunsSummary,
  rankOf,
} from './runsResult';
export { RunsTable } from './runsTable';
