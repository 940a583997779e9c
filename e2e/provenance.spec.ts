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

      await buttonOf(page, trades).press('Enter'); // the open one may cover it
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

/* What it says in each case is tested in figureSums.test.ts. */
test('INV-21 INV-30 one press says random or link, and how the number is drawn', async ({ page }) => {
  await page.goto('/de?trades=12.7&still=1');
  await buttonOf(page, 'Gewinn').click();
  await expect(answerOf(page, 'Gewinn')).toContainText('zufällig gezogen');
  await expect(answerOf(page, 'Gewinn')).toContainText('zwischen 2,00 € und 12,00 €');
  await page.keyboard.press('Escape');
  await buttonOf(page, 'Berufe').click();
  await expect(answerOf(page, 'Berufe')).toContainText('aus dem Link');
  // A fraction from the link is shown exactly, and then rounded.
  await expect(answerOf(page, 'Berufe').locator('data')).toHaveText(['12,7', '0', '12,7', '13']);
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
