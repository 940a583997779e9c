import type { Page } from '@playwright/test';
import { ERROR_SCENE, expect, expectMessages, test } from '../visitor';
import { allCells, type Cell, inTurn } from './cells';
import { englishTexts } from './english';
import { seen } from './seen';
import { enter, STATES, turnTo, visitOf } from './states';
import { expectWords } from './stateWords';

const ALL = allCells(Object.keys(STATES), (state) => STATES[state]?.onV ?? false);

/** One state of each kind. */
const SHORT = [
  'first paint',
  'the withdraw dialog',
  'the controls',
  'the explanation',
  'the statistics',
  'the origin of a figure',
  'the longest name',
  'a frame',
  'step 3 of the overlay',
];

test('INV-01 INV-05 INV-08 INV-09 INV-10 INV-11 INV-17 INV-28 in each kind of state: the label is seen; title, words, language, landmark, no form', async ({
  consoleMessages,
  page,
}) => {
  await expectHonestIn(
    page,
    inTurn(ALL).filter(({ state }) => SHORT.includes(state)),
    consoleMessages,
  );
});

for (const state of Object.keys(STATES)) {
  test(`INV-01 INV-05 INV-11 the label is seen in ${state}, at every size, scroll position and theme`, {
    tag: ['@long', '@honesty'],
  }, async ({ consoleMessages, page }) => {
    const cells = ALL.filter((cell) => cell.state === state);
    test.setTimeout(30_000 + cells.length * 8_000);
    expect(cells.length).toBeGreaterThan(0);
    await expectHonestIn(
      page,
      inTurn(cells).filter((_, at) => at === 0),
      consoleMessages,
    );
    for (const name of new Set(cells.map(visitOf))) {
      const [first, ...more] = cells.filter((cell) => visitOf(cell) === name);
      if (first === undefined) continue;
      const where = await enter(page, first);
      for (const cell of [first, ...more]) {
        await turnTo(page, where, cell);
        await expect.poll(() => seen(where), { message: JSON.stringify(cell) }).toBe('seen');
      }
      expect(await page.title()).toMatch(/^Simulation|^A page with a frame$/);
      await page.unrouteAll({ behavior: 'wait' });
    }
    // The error screen tells developers.
    if (state === 'the error screen') expectMessages(consoleMessages, ERROR_SCENE);
  });
}

async function expectHonestIn(page: Page, cells: readonly Cell[], consoleMessages: string[]) {
  const english = await englishTexts();
  expect(english.length).toBeGreaterThan(150);
  for (const cell of cells) {
    const name = JSON.stringify(cell);
    await test.step(name, async () => {
      const where = await enter(page, cell);
      await turnTo(page, where, cell);
      await expect.poll(() => seen(where), { message: name }).toBe('seen');
      if (cell.state !== 'first paint' && cell.state !== 'a frame')
        await expectWords(page, name, cell.route === '/de' ? 'de' : 'en', english);
      await page.unrouteAll({ behavior: 'wait' });
      // The error screen tells developers.
      if (cell.state === 'the error screen') expectMessages(consoleMessages, ERROR_SCENE);
    });
  }
}
