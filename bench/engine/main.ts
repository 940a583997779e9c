// A page with nothing but the engine: a month of it, and many runs.
import { sessionAt } from '../../src/engine';
import type { Experiment } from '../../src/engine/runs/experiment';
import { spareCores } from '../../src/features/statistics/runs/playInWorkers';
import { playManyRuns } from '../../src/features/statistics/runs/playManyRuns';

/** Times in ms since the beginning. */
type PlayTimes = {
  /** The first result, of some of the runs. */
  first: number;
  /** The result of all runs. */
  all: number;
};

declare global {
  interface Window {
    /** Plays a month: trades a second. */
    measureEngine: () => number;
    /**
     * Plays runs of an hour.
     *
     * @param workers without it as many as the product starts
     */
    measureRuns: (count: Experiment['count'], workers?: number) => Promise<PlayTimes>;
  }
}

const HOUR_MS = 3_600_000;
const MONTH_MS = 30 * 24 * HOUR_MS;

window.measureEngine = () => {
  const startedAt = performance.now();
  const { closed } = sessionAt({ route: 'dashboard', seed: 'month' }, MONTH_MS).account;
  return (1_000 * closed) / (performance.now() - startedAt);
};

window.measureRuns = (count, workers = spareCores()) => {
  const experiment: Experiment = { run: { route: 'dashboard', seed: '7' }, count, duration: HOUR_MS };
  const startedAt = performance.now();
  const { signal } = new AbortController();
  return new Promise((resolve, reject) => {
    let first = Number.NaN;
    playManyRuns(
      experiment,
      workers,
      ({ state, result, onPage }) => {
        const passed = performance.now() - startedAt;
        if (result !== null && Number.isNaN(first)) first = passed;
        if (onPage) reject(new Error('No workers.'));
        else if (state === 'done') resolve({ first, all: passed });
        else if (state === 'failed') reject(new Error('The runs could not be played.'));
      },
      signal,
    );
  });
};
