import type { Page } from '@playwright/test';
import { firstOfExtras } from '../scenes';
import { ERROR_SCENE, expect, expectMessages, test } from '../visitor';
import { seen } from './seen';
import { ALL_CELLS, type Cell, enter, SCROLLS, STATES, THEMES, turnTo, VIEWPORTS, visitOf } from './states';
import { expectWords } from './stateWords';

/** One state of each kind; pages, sizes, scroll positions and themes take turns. */
const SHORT: readonly Cell[] = [
  { state: 'first paint', route: '/', viewport: [320, 256], scroll: 0, theme: 'light' },
  { state: 'the withdraw dialog', route: '/de', viewport: [768, 1024], scroll: 0.25, theme: 'forced' },
  { state: 'the controls', route: '/v', viewport: [320, 568], scroll: 1, theme: 'light' },
  { state: 'the origin of a figure', route: '/', viewport: [768, 1024], scroll: 0.5, theme: 'light' },
  { state: 'the longest name', route: '/de', viewport: [375, 812], scroll: 1, theme: 'forced' },
  { state: 'a frame', route: '/de', viewport: [375, 812], scroll: 0.75, theme: 'dark' },
  { state: 'step 3 of the overlay', route: '/v', viewport: [768, 1024], scroll: 0.5, theme: 'dark' },
  ...firstOfExtras.map(({ name }, at) => ({
    state: `the scene ${name}`,
    route: inTurn(['/de', '/'] as const, at),
    viewport: inTurn(VIEWPORTS, at),
    scroll: inTurn(SCROLLS, at + 1),
    theme: inTurn(THEMES, at),
  })),
];

function inTurn<Choices extends readonly [unknown, ...unknown[]]>(
  choices: Choices,
  at: number,
): Choices[number] {
  return choices[at % choices.length] ?? choices[0];
}

// E004 E010 E151
test('INV-01 INV-05 INV-08 INV-09 INV-10 INV-11 INV-17 INV-28 in each kind of state: the label is seen; title, words, language, landmark, no form', ({
  consoleMessages,
  page,
}) => expectHonestIn(page, SHORT, consoleMessages));

for (const state of Object.keys(STATES)) {
  test(`INV-01 INV-05 INV-11 the label is seen in ${state}, at every size, scroll position and theme`, {
    tag: ['@long', '@honesty'],
  }, async ({ consoleMessages, page }) => {
    const cells = ALL_CELLS.filter((cell) => cell.state === state);
    test.setTimeout(300_000);
    expect(cells.length).toBeGreaterThan(0);
    const inGerman = cells.find(({ route }) => route === '/de') ?? cells[0];
    await expectHonestIn(page, inGerman ? [inGerman] : [], consoleMessages);
    for (const name of new Set(cells.map(visitOf))) {
      const [first, ...more] = cells.filter((cell) => visitOf(cell) === name);
      if (first === undefined) continue;
      const where = await enter(page, first);
      for (const cell of [first, ...more]) {
        await turnTo(page, where, cell);
        await expect.poll(() => seen(where), { message: JSON.stringify(cell) }).toBe('seen');
      }
      expect(await page.title()).toMatch(/^Simulation|^A page with a frame$/);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
    // The error screen tells developers.
    if (state === 'the error screen') expectMessages(consoleMessages, ERROR_SCENE);
  });
}

async function expectHonestIn(page: Page, cells: readonly Cell[], consoleMessages: string[]) {
  for (const cell of cells) {
    const name = JSON.stringify(cell);
    await test.step(name, async () => {
      const where = await enter(page, cell);
      await turnTo(page, where, cell);
      await expect.poll(() => seen(where), { message: name }).toBe('seen');
      if (cell.state !== 'first paint' && cell.state !== 'a frame')
        await expectWords(page, name, cell.route === '/de' ? 'de' : 'en');
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      // The error screen tells developers.
      if (cell.state === 'the error screen') expectMessages(consoleMessages, ERROR_SCENE);
    });
  }
}
