import { comparedMarkets } from '../markets';
import { finish } from '../recording';
import { marketOf } from '../run';
import { computeRunsResult } from '../runs/computeRunsResult';
import type { Experiment } from '../runs/experiment';
import { divideRuns, playRuns, type RunsSlice } from '../runs/playRuns';
import type { RunsBatch } from '../runs/runsBatch';
import type { RunsResult } from '../runs/runsResult';
import { RunsTable } from '../runs/runsTable';

export function playBatch(experiment: Experiment, slice: RunsSlice): RunsBatch {
  return finish(playRuns(experiment, comparedMarkets(marketOf(experiment.run)), slice));
}

/** The result of an experiment, played in these slices, one after the other. */
export function playAll(
  experiment: Experiment,
  slices: Iterable<RunsSlice> = divideRuns({ first: 1, runs: experiment.count }, experiment.duration),
): RunsResult {
  const table = new RunsTable(experiment);
  for (const slice of slices) table.add(playBatch(experiment, slice));
  return finish(computeRunsResult(table));
}
