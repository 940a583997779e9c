// A page with nothing but the engine: a month of it, and many runs.

import { createMarket, finish, runOf } from '@simulation/engine';
import {
  computeRunsResult,
  type Experiment,
  outcomeAt,
  playRuns,
  type RunsBatch,
  runSeed,
} from '@simulation/engine/runs';
import { sessionAt } from '@simulation/engine/testing';
import { spareCores } from '../../packages/statistics/src/statistics/runs/playInWorkers';
import { playManyRuns } from '../../packages/statistics/src/statistics/runs/playManyRuns';
import { plainRun } from '../floors/plainRun';

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
    /** @param workers without it as many as the product starts */
    measureRuns: (experiment: Omit<Experiment, 'run'>, workers?: number) => Promise<PlayTimes>;
    /**
     * Plays runs of an hour in one market, without workers: runs a second, as the product plays them and by a plain
     * loop.
     */
    measureRunsAlone: () => { product: number; plain: number };
  }
}

const HOUR_MS = 3_600_000;
const MONTH_MS = 30 * 24 * HOUR_MS;

window.measureEngine = () => {
  const startedAt = performance.now();
  const { closed } = sessionAt(runOf({ seed: 'month' }), MONTH_MS).account;
  return (1_000 * closed) / (performance.now() - startedAt);
};

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

const RUNS_ALONE = 20_000;

window.measureRunsAlone = () => {
  const run = runOf({ seed: '7' });
  const batches: RunsBatch[] = [];
  const product = runsPerSecond(() => {
    const all = { first: 1, runs: RUNS_ALONE };
    batches.push(finish(playRuns({ run, duration: HOUR_MS }, [createMarket('fair')], all)));
  });
  const changes: number[] = [];
  const plain = runsPerSecond(() => {
    for (let k = 1; k <= RUNS_ALONE; k += 1) changes.push(plainRun(runSeed(run.seed, k), HOUR_MS).change);
  });
  const [batch] = batches;
  if (batch === undefined || changes.some((change, place) => change !== outcomeAt(batch, 0, place).change))
    throw new Error('The plain loop plays other runs.');
  return { product, plain };
};

function runsPerSecond(play: () => void): number {
  const startedAt = performance.now();
  play();
  return (1_000 * RUNS_ALONE) / (performance.now() - startedAt);
}
