import { runInChunks } from '@simulation/dashboard';
import type { Experiment, RunsBatch } from '@simulation/engine/runs';
import { divideRuns, playRuns, RunsTable } from '@simulation/engine/runs';
import { playInWorkers } from './playInWorkers';

/** What is made of the runs played so far, in steps of a few milliseconds. */
export type ComputeRuns<Result> = (table: RunsTable) => Generator<void, Result, undefined>;

/** How far many runs are. */
export type RunsProgress<Result> = {
  /** The runs that the result is of. */
  readonly done: number;
  /** Null before the first ones. */
  readonly result: Result | null;
  /** Whether the page plays the runs itself, since a worker could not be started or failed. */
  readonly onPage: boolean;
};

/** The least time from one result to the next (ms). */
const REST_MS = 250;
/** The same as a multiple of the time that a result takes: the workers need the cores. */
const REST_FACTOR = 3;

/**
 * Plays many runs: in workers, or on the page if they fail. The result is the same.
 *
 * @param workers how many to start, at least one
 * @param compute called with at least one run; runs that are added meanwhile are left out
 * @param onProgress called for each new result, the last time for that of all runs
 * @param onError called where `compute` or playing throws: it is never done
 * @param signal stops at once; nothing is called afterwards
 */
export function playManyRuns<Result extends { readonly done: number }>(
  experiment: Experiment,
  workers: number,
  compute: ComputeRuns<Result>,
  onProgress: (progress: RunsProgress<Result>) => void,
  onError: (error: unknown) => void,
  signal: AbortSignal,
): void {
  const table = new RunsTable(experiment);
  const slices = [...divideRuns({ first: 1, runs: experiment.count }, experiment.duration)];
  let result: Result | null = null;
  let onPage = false;
  let isComputing = false;
  let restsUntil = 0;

  const report = () => {
    if (!signal.aborted) onProgress({ done: result?.done ?? 0, result, onPage });
  };

  function* computeResult() {
    result = yield* compute(table);
  }

  /** Computes a result, for the last run at once. */
  const update = () => {
    const startedAt = performance.now();
    if (isComputing || (table.done < experiment.count && startedAt < restsUntil)) return;
    isComputing = true;
    runInChunks(computeResult(), undefined, signal).then((isComplete) => {
      isComputing = false;
      if (!isComplete) return;
      const now = performance.now();
      restsUntil = now + Math.max(REST_MS, REST_FACTOR * (now - startedAt));
      report();
      if (result?.done !== experiment.count) update();
    }, onError);
  };

  const onBatch = (batch: RunsBatch) => {
    table.add(batch);
    update();
  };

  const playRestOnPage = () => {
    function* play() {
      for (const slice of slices)
        if (table.outcome(0, slice.first) === null)
          onBatch(yield* playRuns(experiment, table.markets, slice));
    }
    runInChunks(play(), undefined, signal).catch(onError);
  };

  playInWorkers(experiment, slices, workers, signal, onBatch).catch(() => {
    onPage = true;
    report();
    playRestOnPage();
  });
}
