import { createMarket, marketOf, RIGGED } from '@simulation/engine';
import type { Experiment, RunsSummary } from '@simulation/engine/runs';
import { expect, it } from 'vitest';
import { renderAt } from '../../shared/testing/renderAt';
import { RunsText } from './RunsText';

const experiment: Experiment = {
  run: { route: 'dashboard', seed: '7', market: createMarket('fair', { chance: 30_00, cost: 50 }) },
  count: 1_000,
  duration: 3_600_000,
};

const summary: RunsSummary = {
  done: 1_000,
  ahead: 22,
  median: -61_962,
  best: { k: 859, change: 39_359 },
  worst: { k: 206, change: -158_650 },
  inRange: 957,
  judged: 998,
  significant: 36,
};

async function sentences(
  path: '/' | '/de',
  change: Partial<RunsSummary> = {},
  market = marketOf(experiment.run),
): Promise<{ texts: string[]; links: string[] }> {
  const runs = { market, summary: { ...summary, ...change } };
  const { container } = await renderAt(path, <RunsText runs={runs} experiment={experiment} />);
  return {
    texts: [...container.querySelectorAll('li')].map(({ textContent }) => textContent),
    links: [...container.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? ''),
  };
}

it('states in both languages what the runs came to, and links to the best and the worst in their own market', async () => {
  const { texts, links } = await sentences('/');
  expect(texts).toEqual([
    '22 of 1,000 runs ended with a gain.',
    'The median run changed the total by −$619.62.',
    'The best, number 859, changed it by +$393.59. Open the best run',
    'The worst, number 206, changed it by −$1,586.50. Open the worst run',
    expect.stringMatching(/^957 of 1,000 runs ended inside .* About 950 would be expected/),
    expect.stringMatching(/^36 of 998 runs have .* About 50 \(1 in 20\) would be expected/),
    'Shown alone, the best run looks like skill. It was only picked afterwards, from 1,000.',
  ]);
  expect(links[0]).toMatch(
    /^\/\?seed=7%7E859&scenario=fair&chance=30&cost=0.5&picked=best-of-1000&t=3600&still=1&engine=\d+$/,
  );
  expect(links[1]).toContain('seed=7%7E206&scenario=fair&chance=30&cost=0.5&picked=worst-of-1000');

  const german = await sentences('/de');
  expect(german.texts[0]).toBe('22 von 1.000 Läufen endeten im Plus.');
  expect(german.texts[2]).toBe('Der beste, Nummer 859, änderte ihn um +393,59 €. Den besten Lauf öffnen');
  expect(german.links[0]).toMatch(/^\/de\?seed=7%7E859/);
});

it('of 400 runs of 1,000 it says and links only what holds for those 400', async () => {
  const { texts, links } = await sentences('/', { done: 400, ahead: 9, inRange: 380, judged: 400 });
  expect(texts.join(' ')).not.toContain('1,000');
  expect(texts[0]).toBe('9 of 400 runs ended with a gain.');
  expect(texts.at(-1)).toMatch(/picked afterwards, from 400\.$/);
  expect(links[0]).toContain('picked=best-of-400&');
  expect(links[1]).toContain('picked=worst-of-400&');
});

it('has a sentence of its own for no run, for one, and for all', async () => {
  const first = async (path: '/' | '/de', ahead: number) => (await sentences(path, { ahead })).texts[0];
  expect(await first('/', 0)).toBe('None of 1,000 runs ended with a gain.');
  expect(await first('/', 1)).toBe('1 of 1,000 runs ended with a gain.');
  expect(await first('/', 1_000)).toBe('All 1,000 runs ended with a gain.');
  expect(await first('/de', 0)).toBe('Keiner von 1.000 Läufen endete im Plus.');
  expect(await first('/de', 1)).toBe('1 von 1.000 Läufen endete im Plus.');
  expect(await first('/de', 1_000)).toBe('Alle 1.000 Läufe endeten im Plus.');

  const ones = (await sentences('/', { inRange: 1, significant: 1 })).texts.join(' ');
  expect(ones).toContain('1 of 1,000 runs ended inside the theoretical 95% range for its number');
  expect(ones).toContain('1 of 998 runs has');
});

it('of the rigged feed it states that all runs have to gain, and nothing of a test that no run has trades for', async () => {
  const { texts, links } = await sentences('/', { ahead: 1_000, judged: 0, significant: 0 }, RIGGED);
  expect(texts[0]).toBe('All 1,000 runs ended with a gain. They have to: none of their trades can lose.');
  expect(texts.join(' ')).not.toMatch(/chi-square|skill/);
  expect(links[0]).not.toMatch(/scenario|chance|cost/);
});

it('where even the best run lost, nothing looks like skill', async () => {
  const lost = { ahead: 0, best: { k: 859, change: -1 } };
  const { texts } = await sentences('/', lost);
  expect(texts.at(-1)).toBe(
    'Not even the best of these runs ended with a gain. That it did better than the others is chance, too.',
  );
  expect(texts.join(' ')).not.toContain('skill');
  const german = (await sentences('/de', lost)).texts;
  expect(german.at(-1)).toMatch(/^Selbst der beste dieser Läufe endete nicht im Plus\./);
  expect(german.join(' ')).not.toContain('Können');
});
