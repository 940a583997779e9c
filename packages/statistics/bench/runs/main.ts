// A page with nothing but many runs.

import { runOf } from '@simulation/engine';
import { computeRunsResult, type Experiment } from '@simulation/engine/runs';
import { spareCores } from '../../src/statistics/runs/playInWorkers';
import { playManyRuns } from '../../src/statistics/runs/playManyRuns';

/** Times in ms since the beginning. */
type PlayTimes = {
  /** The first result, of some of the runs. */
  first: number;
  /** The result of all runs. */
  all: number;
};

declare global {
  interface Window {
    /** @param workers without it as many as the product starts */
    measureRuns: (experiment: Omit<Experiment, 'run'>, workers?: number) => Promise<PlayTimes>;
  }
}

window.measureRuns = (size, workers = spareCores()) => {
  const experiment: Experiment = { run: runOf({ seed: '7' }), ...size };
  const startedAt = performance.now();
  const { signal } = new AbortController();
  return new Promise((resolve, reject) => {
    let first = Number.NaN;
    playManyRuns(
      experiment,
      workers,
      computeRunsResult,
      ({ done, onPage }) => {
        const passed = performance.now() - startedAt;
        if (done > 0 && Number.isNaN(first)) first = passed;
        if (onPage) reject(new Error('No workers.'));
        else if (done === experiment.count) resolve({ first, all: passed });
      },
      reject,
      signal,
    );
  });
};
