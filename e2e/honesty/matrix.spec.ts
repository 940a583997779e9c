import { test as base, ERROR_SCENE, expect, expectMessages } from '../visitor';
import { allCells, inTurn } from './cells';
import { seen } from './seen';
import { enter, STATES, turnTo, visitOf } from './states';

/** `full` checks every cell, `few` one cell for each state on each route. */
const test = base.extend<{ matrix: 'few' | 'full' }>({ matrix: ['few', { option: true }] });

const every = allCells(Object.keys(STATES), (state) => STATES[state]?.onV ?? false);
const few = inTurn(every);

for (const state of Object.keys(STATES)) {
  test(`INV-01 INV-05 INV-11 the label is seen in ${state}, at every size, scroll position and theme`, async ({
    consoleMessages,
    matrix,
    page,
  }) => {
    const cells = (matrix === 'full' ? every : few).filter((cell) => cell.state === state);
    test.setTimeout(30_000 + cells.length * 8_000);
    expect(cells.length).toBeGreaterThan(0);
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
    // The error screen tells developers; and a browser says what it thinks of headers in a frame.
    if (state === 'the error screen') expectMessages(consoleMessages, ERROR_SCENE);
  });
}
