import { cents, createMarket, runOf } from '@simulation/engine';
import type { Experiment, RunsResult, RunsSummary } from '@simulation/engine/runs';
import { playAll } from '@simulation/engine/testing';
import { beforeAll, expect, it } from 'vitest';
import { renderAt } from '../../../../dashboard/src/features/shared/testing/renderAt';
import { RunsFigures } from './RunsFigures';

const experiment: Experiment = {
  run: runOf({ seed: '7', market: createMarket('fair', { chance: 30_00, cost: 50 }) }),
  count: 100,
  duration: 600_000,
};

let result: RunsResult;
beforeAll(() => {
  result = playAll(experiment);
});

/** The cells of the market beside the rigged one, the sentence beneath, and links. */
async function shown(path: '/' | '/de', change: Partial<RunsSummary> = {}, done = 100) {
  const [rigged, other] = result.markets;
  const markets = [rigged, { ...other, summary: { ...other.summary, ...change } }] as const;
  const { container } = await renderAt(path, <RunsFigures result={{ ...result, markets, done }} />);
  const rows = [...container.querySelectorAll('tbody tr')];
  return {
    caption: container.querySelector('caption')?.textContent,
    names: rows.map((row) => row.querySelector('th')?.textContent),
    cells: rows.map((row) => row.querySelector('td:last-child')?.textContent.replaceAll('\u00a0', ' ')),
    sentence: container.querySelector('p')?.textContent,
    links: [...container.querySelectorAll('td:last-child a')].map((link) => link.getAttribute('href')),
  };
}

const summary = {
  done: 1_000,
  ahead: 22,
  median: cents(-61_962),
  best: { k: 859, change: cents(39_359) },
  worst: { k: 206, change: cents(-158_650) },
  inRange: 957,
  judged: 998,
  significant: 36,
};

it('states what the runs came to with the errors of the figures, and links to the best and the worst in their own market', async () => {
  const { caption, names, cells, sentence, links } = await shown('/', summary);
  expect(caption).toBe('100 simulated runs of 10\u00a0minutes each, seeds 7~1 to 7~100');
  expect(names).toHaveLength(cells.length);
  expect(cells).toEqual([
    '22',
    '1.4% to 3.4%', // as of the feed: 0.0146 to 0.0331, rounded outwards
    expect.stringMatching(/^−\$\d[\d,.]+ ± \$\d+\.\d\d$/),
    '−$619.62',
    '+$393.59 open run 859',
    '−$1,586.50 open run 206',
    expect.stringMatching(/^957 of 1,000, expected 9[45]\d$/),
    '36 of 998, expected 50',
  ]);
  expect(sentence).toBe(
    'Shown alone, the best run looks like skill. It was only picked afterwards, from 100.',
  );
  expect(links[0]).toMatch(
    /^\/\?seed=7%7E859&scenario=fair&chance=30&cost=0.5&picked=best-of-1000&t=600&still=1&engine=\d+$/,
  );
  expect(links[1]).toContain('seed=7%7E206&scenario=fair&chance=30&cost=0.5&picked=worst-of-1000');

  const german = await shown('/de', summary);
  expect(german.cells[1]).toBe('1,4 % bis 3,4 %');
  expect(german.cells[4]).toBe('+393,59 € Lauf 859 öffnen');
  expect(german.links[0]).toMatch(/^\/de\?seed=7%7E859/);
});

it('the mean and its standard error are those of the runs', async () => {
  const [, other] = result.markets;
  const ends = Array.from({ length: 100 }, (_, place) => other.outcome(place + 1)?.change ?? Number.NaN);
  const mean = ends.reduce((sum, end) => sum + end, 0) / 100;
  const error = Math.sqrt(ends.reduce((sum, end) => sum + (end - mean) ** 2, 0) / 99 / 100);
  const { cells } = await shown('/');
  const [first = 0, second = 0] = [...(cells[2] ?? '').replaceAll(',', '').matchAll(/[\d.]+/g)].map(
    ([figure]) => Number(figure),
  );
  expect(first).toBeCloseTo(Math.abs(mean) / 100, 2);
  expect(second).toBeCloseTo(error / 100, 2);
});

it('of a part of the runs it says and links only what holds for them; of a test that no run has trades for, nothing', async () => {
  const { caption, cells, links } = await shown('/', { ...summary, done: 40, judged: 0, significant: 0 }, 40);
  expect(caption).toContain('40 of the 100 simulated runs');
  expect(cells.at(-1)).toBe('–');
  expect(links[0]).toContain('picked=best-of-40&');
});

it('where even the best run lost, nothing looks like skill', async () => {
  const lost = { ahead: 0, best: { k: 859, change: cents(-1) } };
  expect((await shown('/', lost)).sentence).toBe(
    'Not even the best of these runs ended with a gain. That it did better than the others is chance, too.',
  );
  expect((await shown('/de', lost)).sentence).toMatch(
    /^Selbst der beste dieser Läufe endete nicht im Plus\./,
  );
});
