// A page with nothing but the engine: a month of one run, and many runs of an hour.

import { createMarket, finish, runOf } from '@simulation/engine';
import { outcomeAt, playRuns, type RunsBatch, runSeed } from '@simulation/engine/runs';
import { sessionAt } from '@simulation/engine/testing';
import { plainRun } from '../floors/plainRun';

declare global {
  interface Window {
    /** Plays a month: trades a second. */
    measureEngine: () => number;
    /** Plays runs of an hour in one market: runs a second, as the engine plays them and by a plain loop. */
    measureEngineRuns: () => { product: number; plain: number };
  }
}

const HOUR_MS = 3_600_000;
const MONTH_MS = 30 * 24 * HOUR_MS;

window.measureEngine = () => {
  const startedAt = performance.now();
  const { closed } = sessionAt(runOf({ seed: 'month' }), MONTH_MS).account;
  return (1_000 * closed) / (performance.now() - startedAt);
};

const RUNS = 20_000;

window.measureEngineRuns = () => {
  const run = runOf({ seed: '7' });
  const batches: RunsBatch[] = [];
  const product = runsPerSecond(() => {
    const all = { first: 1, runs: RUNS };
    batches.push(finish(playRuns({ run, duration: HOUR_MS }, [createMarket('fair')], all)));
  });
  const changes: number[] = [];
  const plain = runsPerSecond(() => {
    for (let k = 1; k <= RUNS; k += 1) changes.push(plainRun(runSeed(run.seed, k), HOUR_MS).change);
  });
  const [batch] = batches;
  if (batch === undefined || changes.some((change, place) => change !== outcomeAt(batch, 0, place).change))
    throw new Error('The plain loop plays other runs.');
  return { product, plain };
};

function runsPerSecond(play: () => void): number {
  const startedAt = performance.now();
  play();
  return (1_000 * RUNS) / (performance.now() - startedAt);
}
