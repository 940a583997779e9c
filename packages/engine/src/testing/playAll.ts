import { comparedMarkets } from '../markets';
import { finish } from '../recording';
import { marketOf } from '../run';
import { computeRunsResult } from '../runs/computeRunsResult';
import type { Experiment } from '../runs/experiment';
import { divideRuns, playRuns, type RunsPart } from '../runs/playRuns';
import type { RunsBatch } from '../runs/runsBatch';
import type { RunsResult } from '../runs/runsResult';
import { RunsTable } from '../runs/runsTable';

export function playBatch(experiment: Experiment, part: RunsPart): RunsBatch {
  return finish(playRuns(experiment, comparedMarkets(marketOf(experiment.run)), part));
}

/** The result of an experiment, played in these parts, one after the other. */
export function playAll(
  experiment: Experiment,
  parts: Iterable<RunsPart> = divideRuns({ first: 1, runs: experiment.count }, experiment.duration),
): RunsResult {
  const table = new RunsTable(experiment);
  for (const part of parts) table.add(playBatch(experiment, part));
  return finish(computeRunsResult(table));
}
