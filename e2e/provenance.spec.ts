import type { Locator, Page } from '@playwright/test';
import { exactNumbers } from './pages/SimulationPage';
import { expect, test } from './visitor';

const QUESTION = /where from|woher/;

const buttonOf = (page: Page, card: string) =>
  page.getByRole('button', { name: new RegExp(`^${card}: (${QUESTION.source})`) });
const answerOf = (page: Page, card: string) =>
  page.getByRole('group', { name: new RegExp(`^${card}: (${QUESTION.source})`) });

/** The numbers of a sum, as programs read them, in hundredths. */
async function sumIn(answer: Locator): Promise<number[]> {
  return (await exactNumbers(answer)).map((number) => Math.round(number * 100));
}

/* What it says in each case is tested in figureSums.test.ts. */
test('INV-21 INV-30 one press says random or link, and how the number is drawn; it adds up to the cent while the run goes on; mistranslated words are explained and kept', async ({
  dashboard,
  page,
}) => {
  await dashboard.open('/de?seed=7&t=60&trades=12.7');
  const [profit, trades] = [answerOf(page, 'Gewinn'), answerOf(page, 'Berufe')];
  await buttonOf(page, 'Gewinn').click();
  await expect(profit).toContainText('zufällig gezogen');
  await expect(profit).toContainText('zwischen 2,00 € und 12,00 €');
  const before = await dashboard.total('Gewinn');
  await dashboard.wait(9_000);
  const [start = 0, profits = 0, total = 0] = await sumIn(profit);
  expect(start + profits).toBe(total);
  expect(total).toBe(await dashboard.total('Gewinn'));
  expect(total).toBeGreaterThan(before);

  await buttonOf(page, 'Berufe').press('Enter'); // the open one may cover it
  await expect(profit).toBeHidden(); // one at a time
  await expect(trades).toContainText('aus dem Link');
  // A fraction from the link is shown exactly, and then rounded.
  await expect(trades.locator('data')).toHaveText(['12,7', /^\d+$/, /^\d+,7$/, /^\d+$/]);
  const [given = 0, more = 0, count = 0] = await sumIn(trades);
  expect(given + more).toBe(count);
  expect(count).toBe(100 * (await dashboard.count('Berufe')));

  const withdraw = page.getByRole('button', { name: 'Zurückziehen', exact: true });
  for (const [word, meant] of [
    [page.getByRole('heading', { name: 'Berufe', exact: true }), 'Geschäfte'],
    [withdraw, 'Geld abheben'],
    [page.getByRole('heading', { name: 'Armaturenbrett', exact: true }), 'Übersicht'],
  ] as const)
    await expect(word).toHaveAttribute('title', `gemeint: ${meant}`);
  // Without a pointer, the meaning is found in the explanation.
  await expect(trades).toContainText('Berufe – gemeint: Geschäfte');
  await page.keyboard.press('Escape');
  await withdraw.click();
  await expect(page.getByRole('dialog')).toContainText('Zurückziehen – gemeint: Geld abheben');
});
