import { ERROR_SCENE, expect, expectMessages, test } from '../visitor';
import { allCells, inTurn } from './cells';
import { englishTexts } from './english';
import { seen } from './seen';
import { enter, STATES, turnTo } from './states';
import { expectWords } from './stateWords';

const CELLS = inTurn(allCells(Object.keys(STATES), (state) => STATES[state]?.onV ?? false));
const PARTS = 2;

for (let part = 0; part < PARTS; part += 1) {
  test(`INV-01 INV-05 INV-08 INV-09 INV-10 INV-11 INV-17 INV-28 in each state: the label is seen; title, words, language, landmark, no form; part ${part + 1} of ${PARTS}`, async ({
    consoleMessages,
    page,
  }) => {
    const english = await englishTexts();
    expect(english.length).toBeGreaterThan(150);
    for (const cell of CELLS.filter((_, at) => at % PARTS === part)) {
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
  });
}
