import { writeAddress } from '../src/address/writeAddress';
import type { Experiment } from '../src/engine/runs/experiment';
import { runOf } from '../src/engine/runs/experiment';
import { playAll } from '../src/engine/testing/playAll';
import { expect, test } from './visitor';

const experiment: Experiment = {
  run: { route: 'dashboard', seed: '7~', amount: 1_000_00, chance: 40_00, cost: 20 },
  count: 100,
  duration: 3_600_000,
};

test('a link to one of many runs shows the total and the trades that were played', { tag: '@long' }, async ({
  dashboard,
  page,
}) => {
  const result = playAll(experiment);
  for (const market of ['rigged', 'fair'] as const)
    for (const k of [1, 17, result[market].summary.best.k]) {
      const outcome = result[market].outcome(k);
      const run = runOf(experiment, market, k);
      await page.goto(writeAddress('/', { ...run, trades: 0, t: experiment.duration, still: true }));
      await dashboard.settled();
      expect(await dashboard.total()).toBe(1_000_00 + (outcome?.change ?? Number.NaN));
      expect(await dashboard.count()).toBe(outcome?.trades);
    }
});
