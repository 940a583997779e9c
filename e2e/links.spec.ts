import { expect, test } from './visitor';

// E031 E033 E035 E037 E039 E041
test('INV-21 each amount, count and name of a link is shown as it reads, and that it is from the link; values that are not numbers are ignored without a message', async ({
  dashboard,
  page,
}) => {
  for (const [path, cards, name, fromLink] of [
    ['/?amount=1234.5&trades=12.7&name=Ada', { Profit: '$1,234.50', Trades: '13' }, 'Ada', 'from the link'],
    ['/de?amount=-50&trades=12345&name=Ada', { Gewinn: '−50,00 €', Berufe: '12.345' }, 'Ada', 'aus dem Link'],
    ['/v?amount=1234.5&trades=50&name=Ada', { Profit: '$1,234.50', Trades: '50' }, 'Ada', 'from the link'],
  ] as const) {
    await page.goto(`${path}&still=1`);
    for (const [card, text] of Object.entries(cards)) {
      await expect(dashboard.figureOf(card), path).toHaveText(text);
      await expect(dashboard.card(card), path).toContainText(fromLink);
    }
    await expect(page.getByRole('banner').locator('bdi')).toHaveText(name);
    await expect(page.getByRole('banner').getByText(fromLink, { exact: true })).toBeVisible();
  }
  await page.goto('/?still=1&amount=abc&trades=1e21');
  await expect(dashboard.card('Profit')).toContainText('random start');
  await expect(dashboard.card('Trades')).toContainText('random start');
  expect(await page.locator('body').innerText()).not.toMatch(/NaN|Infinity|undefined|error/i);
  await expect(page.getByRole('banner').locator('bdi')).toBeVisible();
  await expect(page.getByText('from the link')).toHaveCount(0);
});
