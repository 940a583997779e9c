import { writeAddress } from '../src/address/writeAddress';
import type { RunsQuestion } from '../src/engine/runs/question';
import { runOf } from '../src/engine/runs/question';
import { countAll } from '../src/engine/testing/countAll';
import { expect, test } from './visitor';

const question: RunsQuestion = {
  run: { route: 'dashboard', seed: '7~', amount: 1_000_00, chance: 40_00, cost: 20 },
  count: 100,
  duration: 3_600_000,
};

test('a link to one of many runs shows the total and the trades that were counted', { tag: '@long' }, async ({
  dashboard,
  page,
}) => {
  const result = countAll(question);
  for (const market of ['rigged', 'fair'] as const)
    for (const k of [1, 17, result[market].summary.best.k]) {
      const outcome = result[market].outcome(k);
      const run = runOf(question, market, k);
      await page.goto(writeAddress('/', { ...run, trades: 0, t: question.duration, still: true }));
      await dashboard.settled();
      expect(await dashboard.total()).toBe(1_000_00 + (outcome?.change ?? Number.NaN));
      expect(await dashboard.count()).toBe(outcome?.trades);
    }
});
