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

for (const [path, profit, trades] of [
  ['/?seed=7', 'Profit', 'Trades'],
  ['/de?seed=7&scenario=fair', 'Gewinn', 'Berufe'],
  ['/de?seed=7&amount=1234.56&trades=5', 'Gewinn', 'Berufe'],
  ['/v?seed=7', 'Profit', 'Trades'],
] as const) {
  test(`INV-30 on ${path} total and count add up to the cent, while the run goes on`, async ({
    dashboard,
    page,
    v,
  }) => {
    await dashboard.open(path);
    if (path.startsWith('/v')) await v.startTrading.click();
    const closed = new Set<number>();
    for (let look = 0; look < 4; look += 1) {
      await dashboard.wait(7_000);
      if (await v.overlay.isVisible()) continue;
      if (!(await answerOf(page, profit).isVisible())) await buttonOf(page, profit).click();
      const [start = 0, profits = 0, total = 0] = await sumIn(answerOf(page, profit));
      expect(start + profits).toBe(total);
      expect(total).toBe(await dashboard.total(profit));
      await expect(
        answerOf(page, profit)
          .getByText(/^simul/i)
          .first(),
      ).toBeVisible();

      await buttonOf(page, trades).click();
      await expect(answerOf(page, profit)).toBeHidden(); // one at a time
      const [startCount = 0, more = 0, count = 0] = await sumIn(answerOf(page, trades));
      expect(startCount + more).toBe(count);
      expect(count).toBe(100 * (await dashboard.count(trades)));
      closed.add(more);
      await page.keyboard.press('Escape');
    }
    expect(closed.size).toBeGreaterThan(1);
  });
}

test('INV-21 INV-30 it says random, link or preset, and how each number is drawn', async ({ page }) => {
  for (const [path, card, ...says] of [
    [
      '/?still=1',
      'Profit',
      'drawn at random',
      'evenly between $2,000.00 and $17,000.00',
      'stream “amount”',
      'evenly between $2.00 and $12.00',
    ],
    [
      '/?still=1&amount=5',
      'Profit',
      'from the link',
      'set by “amount” in the link. Whoever makes the link chooses it',
    ],
    [
      '/?still=1',
      'Success Rate',
      'evenly between 75.0% and 91.0%',
      'stream “rate”',
      'no trade here can lose',
    ],
    ['/?still=1', 'Trades', 'evenly between 10 and 40', 'after 1 to 3 seconds', 'stream “pace”'],
    ['/v?still=1', 'Trades', 'preset', 'same each time'],
    ['/v?still=1', 'Profit', '20 rises', '$0.01 and $0.30', '$0.01 and $0.90'],
    [
      '/de?still=1',
      'Gewinn',
      'zufällig gezogen',
      'zwischen 2.000,00 € und 17.000,00 €',
      'zwischen 2,00 € und 12,00 €',
    ],
    ['/de?still=1&trades=5', 'Berufe', 'aus dem Link', '„trades“'],
    ['/de?still=1', 'Erfolgsrate', 'zwischen 75,0\u00a0% und 91,0\u00a0%'],
  ]) {
    if (path === undefined || card === undefined) continue;
    await page.goto(path);
    await buttonOf(page, card).click();
    for (const text of says) await expect(answerOf(page, card)).toContainText(text);
  }
});

test('in a fair market the win rate is the trades with a gain among all, and before the first there is none', async ({
  dashboard,
  page,
}) => {
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

test('mistranslated words are explained and kept', async ({ page }) => {
  await page.goto('/de?still=1&t=60');
  const meant = { Berufe: 'Geschäfte', Zurückziehen: 'Geld abheben', Armaturenbrett: 'Übersicht' };
  const words = {
    Berufe: page.getByRole('heading', { name: 'Berufe', exact: true }),
    Zurückziehen: page.getByRole('button', { name: 'Zurückziehen', exact: true }),
    Armaturenbrett: page.getByRole('heading', { name: 'Armaturenbrett', exact: true }),
  };
  for (const word of ['Berufe', 'Zurückziehen', 'Armaturenbrett'] as const)
    await expect(words[word]).toHaveAttribute('title', `gemeint: ${meant[word]}`);
  // Who cannot point at anything finds it where the word is explained.
  await buttonOf(page, 'Berufe').click();
  await expect(answerOf(page, 'Berufe')).toContainText('Berufe – gemeint: Geschäfte');
  await page.keyboard.press('Escape');
  await words.Zurückziehen.click();
  await expect(page.getByRole('dialog')).toContainText('Zurückziehen – gemeint: Geld abheben');
});

test('a fraction out of the link is shown as it is, and what it is rounded to', async ({ page }) => {
  await page.goto('/de?still=1&trades=12.7');
  await buttonOf(page, 'Berufe').click();
  await expect(answerOf(page, 'Berufe').locator('data')).toHaveText(['12,7', '0', '12,7', '13']);
});

test('by keyboard: opened, closed, and the focus stays on the button', async ({ page }) => {
  await page.goto('/?still=1&t=60');
  const button = buttonOf(page, 'Profit');
  await button.focus();
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect(answerOf(page, 'Profit')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(answerOf(page, 'Profit')).toBeHidden();
    await expect(button).toBeFocused();
  }
});

test('the buttons are large enough, in their cards, and cover no word', async ({ dashboard, page }) => {
  for (const width of [320, 480, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/?still=1&t=60&seed=7');
    for (const card of ['Profit', 'Success Rate', 'Trades']) {
      const button = await buttonOf(page, card).boundingBox();
      const sign = await buttonOf(page, card).locator('svg').boundingBox();
      const box = await dashboard.card(card).boundingBox();
      const mark = await dashboard.card(card).getByText('Simulated', { exact: true }).first().boundingBox();
      if (!button || !sign || !box || !mark) throw new Error('not drawn');
      expect(Math.min(button.width, button.height)).toBeGreaterThanOrEqual(44);
      expect(button.x + button.width).toBeLessThanOrEqual(box.x + box.width);
      expect(button.y).toBeGreaterThanOrEqual(box.y);
      const apart = mark.x + mark.width <= sign.x || mark.y >= sign.y + sign.height;
      expect(apart, `${card} at ${width} px`).toBe(true);
    }
  }
});

test('the popover never covers the label, wherever the page is scrolled to, and follows its button', async ({
  page,
}) => {
  for (const [width, height] of [
    [320, 256],
    [320, 568],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/?still=1&t=60&seed=7');
    for (const card of ['Profit', 'Success Rate', 'Trades']) {
      await buttonOf(page, card).click();
      const answer = answerOf(page, card);
      await expect(answer).toBeVisible();
      for (let scrolled = 0; scrolled < 12; scrolled += 1) {
        // Asked for in one breath: it goes when its button does.
        const [box] = await answer.evaluateAll((found) =>
          found.map((one) => {
            const { x, y, width, height } = one.getBoundingClientRect();
            const label = document.querySelector('.bar')?.getBoundingClientRect();
            return { x, y, width, height, least: label?.bottom ?? Number.NaN };
          }),
        );
        if (box === undefined) break;
        expect(box.y).toBeGreaterThanOrEqual(box.least);
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(width);
        expect(box.y + box.height).toBeLessThanOrEqual(height);
        await page.evaluate(() => scrollBy({ top: 60, behavior: 'instant' }));
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        );
      }
      await page.keyboard.press('Escape');
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    }
  }
});
