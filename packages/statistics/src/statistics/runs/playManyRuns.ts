import { runInChunks, visibleInterval } from '@simulation/dashboard';
import type { Experiment, RunsBatch } from '@simulation/engine/runs';
import { divideRuns, playRuns, RunsTable } from '@simulation/engine/runs';
import { playInWorkers } from './playInWorkers';

/** What is made of the runs played so far, in steps of a few milliseconds. */
export type ComputeRuns<Result> = (table: RunsTable) => Generator<void, Result, undefined>;

/** How far many runs are. */
export type RunsProgress<Result> = {
  readonly state: 'playing' | 'done' | 'failed';
  /** Of the runs played so far; null before the first ones. */
  readonly result: Result | null;
  /** Whether the page plays the runs itself, since a worker could not be started or failed. */
  readonly onPage: boolean;
};

/** The least time between two results (ms). Nothing is computed for a page that is hidden. */
const INTERVAL_MS = 250;

/**
 * For each so many runs of a result the next one waits an interval: it takes longer with more runs, and the workers
 * need the cores.
 */
const RUNS_PER_INTERVAL = 2_500;

/**
 * Plays many runs: in workers, or on the page if they fail. The result is the same.
 *
 * @param workers how many to start; 0 plays on the page
 * @param compute called with at least one run; runs that are added meanwhile are left out
 * @param onProgress called for each new result, the last time with `done` or `failed`
 * @param signal stops at once; nothing is called afterwards
 */
export function playManyRuns<Result extends { readonly done: number }>(
  experiment: Experiment,
  workers: number,
  compute: ComputeRuns<Result>,
  onProgress: (progress: RunsProgress<Result>) => void,
  signal: AbortSignal,
): void {
  const table = new RunsTable(experiment);
  const slices = [...divideRuns({ first: 1, runs: experiment.count }, experiment.duration)];
  let result: Result | null = null;
  let onPage = false;
  let isComputing = false;

  const report = (state: RunsProgress<Result>['state']) => {
    if (signal.aborted) return;
    if (state !== 'playing') stopTimer();
    onProgress({ state, result, onPage });
  };
  const fail = () => report('failed');

  function* computeResult() {
    result = yield* compute(table);
  }

  /** Computes a result if there are runs that the last one does not have. */
  const update = () => {
    if (isComputing || table.done === (result?.done ?? 0)) return;
    isComputing = true;
    runInChunks(computeResult(), undefined, signal).then((isComplete) => {
      isComputing = false;
      if (!isComplete) return;
      report(result?.done === experiment.count ? 'done' : 'playing');
      if (table.done === experiment.count) update();
    }, fail);
  };

  let waited = 0;
  const updateInTime = () => {
    waited += 1;
    if (waited * RUNS_PER_INTERVAL < (result?.done ?? 0)) return;
    waited = 0;
    update();
  };
  const stopTimer = visibleInterval(INTERVAL_MS, () => undefined, updateInTime);
  signal.addEventListener('abort', stopTimer, { once: true });

  const onBatch = (batch: RunsBatch) => {
    table.add(batch);
    // The first picture and the last one do not wait for the timer.
    if (result === null || table.done === experiment.count) update();
  };

  const playRestOnPage = () => {
    function* play() {
      for (const slice of slices)
        if (table.outcome(0, slice.first) === null)
          onBatch(yield* playRuns(experiment, table.markets, slice));
    }
    runInChunks(play(), undefined, signal).catch(fail);
  };

  if (workers === 0) playRestOnPage();
  else
    playInWorkers({
      experiment,
      slices,
      workers,
      signal,
      onBatch,
      onFailure: () => {
        onPage = true;
        report('playing');
        playRestOnPage();
      },
    });
}
