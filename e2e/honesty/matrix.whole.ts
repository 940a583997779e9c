import { ERROR_SCENE, expect, expectMessages, test } from '../visitor';
import { allCells } from './cells';
import { seen } from './seen';
import { enter, STATES, turnTo, visitOf } from './states';

const CELLS = allCells(Object.keys(STATES), (state) => STATES[state]?.onV ?? false);

for (const state of Object.keys(STATES)) {
  test(`INV-01 INV-05 INV-11 the label is seen in ${state}, at every size, scroll position and theme`, async ({
    consoleMessages,
    page,
  }) => {
    const cells = CELLS.filter((cell) => cell.state === state);
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
    // The error screen tells developers.
    if (state === 'the error screen') expectMessages(consoleMessages, ERROR_SCENE);
  });
}
