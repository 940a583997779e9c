import type { Locator, Page } from '@playwright/test';
import { expect, test } from './visitor';

const QUESTION = /where does this number come from|Woher kommt diese Zahl/;

const buttonOf = (page: Page, card: string) =>
  page.getByRole('button', { name: new RegExp(`^${card}: (${QUESTION.source})`) });
const answerOf = (page: Page, card: string) =>
  page.getByRole('group', { name: new RegExp(`^${card}: (${QUESTION.source})`) });

/** The numbers of a sum, as programs read them, in hundredths. */
async function sumIn(answer: Locator): Promise<number[]> {
  const exact = await answer
    .locator('data')
    .evaluateAll((all) => all.map((figure) => Number(figure.getAttribute('value'))));
  return exact.map((number) => Math.round(number * 100));
}

test('INV-30 total and count add up to the cent, while the run goes on', { tag: '@long' }, async ({
  dashboard,
  page,
  v,
}) => {
  for (const [path, profit, trades] of [
    ['/de?seed=7&scenario=fair&amount=1234.56&trades=5', 'Gewinn', 'Berufe'],
    ['/v?seed=7', 'Profit', 'Trades'],
  ] as const) {
    await dashboard.open(path);
    if (path.startsWith('/v')) await v.startTrading.click();
    const closed = new Set<number>();
    for (const seconds of [9, 9, 10]) {
      await dashboard.wait(seconds * 1_000);
      await expect(v.overlay).toBeHidden();
      if (!(await answerOf(page, profit).isVisible())) await buttonOf(page, profit).click();
      const [start = 0, profits = 0, total = 0] = await sumIn(answerOf(page, profit));
      expect(start + profits, path).toBe(total);
      expect(total, path).toBe(await dashboard.total(profit));
      await expect(
        answerOf(page, profit)
          .getByText(/^simul/i)
          .first(),
      ).toBeVisible();

      await buttonOf(page, trades).click();
      await expect(answerOf(page, profit)).toBeHidden(); // one at a time
      const [startCount = 0, more = 0, count = 0] = await sumIn(answerOf(page, trades));
      expect(startCount + more, path).toBe(count);
      expect(count, path).toBe(100 * (await dashboard.count(trades)));
      closed.add(more);
      await page.keyboard.press('Escape');
    }
    expect(closed.size, path).toBeGreaterThan(1);
  }
});

test('INV-21 INV-30 it says random, link or preset, and how each number is drawn', async ({ page }) => {
  for (const [path, answers] of [
    [
      '/',
      {
        Profit: [
          'drawn at random',
          'evenly between $2,000.00 and $17,000.00',
          'evenly between $2.00 and $12.00',
        ],
        'Success Rate': ['evenly between 75.0% and 91.0%', 'no trade here can lose'],
        Trades: ['evenly between 10 and 40', 'after 1 to 3 simulated seconds'],
      },
    ],
    [
      '/?amount=5',
      { Profit: ['from the link', 'set by “amount” in the link. The person who made the link chose it'] },
    ],
    [
      '/v',
      { Trades: ['preset', 'same each time'], Profit: ['20 rises', '$0.01 and $0.30', '$0.01 and $0.90'] },
    ],
    [
      '/de?trades=12.7',
      {
        Gewinn: ['zufällig gezogen', 'zwischen 2.000,00 € und 17.000,00 €', 'zwischen 2,00 € und 12,00 €'],
        Berufe: ['aus dem Link', '„trades“'],
        Erfolgsrate: ['zwischen 75,0\u00a0% und 91,0\u00a0%'],
      },
    ],
  ] as const) {
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}still=1`);
    for (const [card, says] of Object.entries(answers)) {
      await buttonOf(page, card).click();
      for (const text of says) await expect(answerOf(page, card)).toContainText(text);
      await page.keyboard.press('Escape');
    }
  }
  // A fraction from the link is shown exactly, and then rounded.
  await buttonOf(page, 'Berufe').click();
  await expect(answerOf(page, 'Berufe').locator('data')).toHaveText(['12,7', '0', '12,7', '13']);
});

test('in a fair market the win rate is the trades with a gain among all, and before the first there is none', {
  tag: '@long',
}, async ({ dashboard, page }) => {
  const card = 'Win rate (derived)';
  await page.goto('/?seed=7&scenario=fair&still=1');
  await page.getByRole('button', { name: `${card}: where does this number come from?` }).click();
  await expect(page.getByText('There is no rate before the first trade.')).toBeVisible();
  await page.goto('/?seed=7&scenario=fair&still=1&t=17');
  await page.getByRole('button', { name: `${card}: where does this number come from?` }).click();
  const rows = await dashboard.list();
  const won = rows.filter(({ profit }) => profit > 0).length;
  const answer = page.getByRole('group', { name: `${card}: where does this number come from?` });
  expect(await sumIn(answer)).toEqual([
    100 * won,
    100 * rows.length,
    Math.round(100 * Number(await dashboard.exactOf(card))),
  ]);
});

test('mistranslated words are explained and kept', { tag: '@long' }, async ({ page }) => {
  await page.goto('/de?still=1&t=60');
  const meant = { Berufe: 'Geschäfte', Zurückziehen: 'Geld abheben', Armaturenbrett: 'Übersicht' };
  const words = {
    Berufe: page.getByRole('heading', { name: 'Berufe', exact: true }),
    Zurückziehen: page.getByRole('button', { name: 'Zurückziehen', exact: true }),
    Armaturenbrett: page.getByRole('heading', { name: 'Armaturenbrett', exact: true }),
  };
  for (const word of ['Berufe', 'Zurückziehen', 'Armaturenbrett'] as const)
    await expect(words[word]).toHaveAttribute('title', `gemeint: ${meant[word]}`);
  // Without a pointer, the meaning is found in the explanation.
  await buttonOf(page, 'Berufe').click();
  await expect(answerOf(page, 'Berufe')).toContainText('Berufe – gemeint: Geschäfte');
  await page.keyboard.press('Escape');
  await words.Zurückziehen.click();
  await expect(page.getByRole('dialog')).toContainText('Zurückziehen – gemeint: Geld abheben');
});

test('the buttons are large enough, in their cards, and cover no word', { tag: '@long' }, async ({
  dashboard,
  page,
}) => {
  await page.goto('/?still=1&t=60&seed=7');
  for (const width of [320, 480, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const card of ['Profit', 'Success Rate', 'Trades']) {
      const places = await dashboard.card(card).evaluate((section, name) => {
        const button = section.querySelector(`button[aria-label^="${name}"]`);
        const mark = [...section.querySelectorAll('*')].find((part) => part.textContent === 'Simulated');
        return [section, button, button?.querySelector('svg'), mark].map((part) =>
          part?.getBoundingClientRect().toJSON(),
        );
      }, card);
      const [box, button, sign, mark] = places;
      if (!button || !sign || !box || !mark) throw new Error('not drawn');
      expect(Math.min(button.width, button.height)).toBeGreaterThanOrEqual(44);
      expect(button.right).toBeLessThanOrEqual(box.right);
      expect(button.top).toBeGreaterThanOrEqual(box.top);
      expect(mark.right <= sign.left || mark.top >= sign.bottom, `${card} at ${width} px`).toBe(true);
    }
  }
});

test('the popover never covers the label, wherever the page is scrolled to, and follows its button', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/?still=1&t=60&seed=7');
  for (const [width, height] of [
    [320, 256],
    [320, 568],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const card of ['Profit', 'Trades']) {
      await buttonOf(page, card).click();
      const answer = answerOf(page, card);
      await expect(answer).toBeVisible();
      for (let scrolled = 0; scrolled < 6; scrolled += 1) {
        // The popover closes when its button is scrolled out of view: one evaluation reads all boxes.
        const outside = () =>
          answer.evaluateAll((found) =>
            found.flatMap((one) => {
              const { left, top, right, bottom } = one.getBoundingClientRect();
              const label = document.querySelector('.bar')?.getBoundingClientRect();
              const isInside =
                top >= (label?.bottom ?? Number.NaN) &&
                left >= 0 &&
                right <= innerWidth &&
                bottom <= innerHeight;
              return isInside ? [] : [{ left, top, right, bottom }];
            }),
          );
        await expect.poll(outside, `${card} at ${width}x${height}, scrolled ${scrolled} times`).toEqual([]);
        await page.evaluate(() => scrollBy({ top: 120, behavior: 'instant' }));
      }
      await page.keyboard.press('Escape');
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    }
  }
});
