import type { Locator } from '@playwright/test';
import { expect, test } from './visitor';

const MINUS = '\u2212';
test('a fair market is named beside the total and the list, shows losses by word and sign, and adds up', async ({
  dashboard,
  page,
}) => {
  await page.goto('/?seed=7&scenario=fair&t=17&still=1&amount=1000&trades=0');
  for (const card of ['Profit', 'Invented trades'])
    await expect(dashboard.card(card).getByText('Fair market', { exact: true })).toBeVisible();
  await expect(dashboard.card('Invented trades')).toContainText(
    'Fair market – still simulated: a fair coin that wins 50% of the time; each trade costs $0.35.',
  );

  const rows = await dashboard.list();
  expect(rows.length).toBe(await dashboard.count());
  const lost = rows.filter((row) => row.profit < 0);
  expect(lost.length).toBeGreaterThan(0);
  expect(lost.length).toBeLessThan(rows.length);
  for (const row of rows) {
    expect(row.buy).toBe((row.sell ?? 0) - row.profit);
    expect(row.text.includes('Sold at a loss')).toBe(row.profit < 0);
    expect(row.text.includes(MINUS)).toBe(row.profit < 0);
  }
  const sum = rows.reduce((total, row) => total + row.profit, 0);
  expect(await dashboard.total()).toBe(100_000 + sum);
  const won = rows.length - lost.length;
  expect(await dashboard.exactOf('Win rate so far')).toBe(
    (Math.round((won * 1_000) / rows.length) / 10).toFixed(1),
  );
});

test('a loss is shown with a minus sign, and the total counts down', { tag: '@long' }, async ({
  dashboard,
  page,
}) => {
  await dashboard.open('/?seed=7&scenario=fair&amount=1000&t=17');
  const loses = async () => ((await dashboard.list())[0]?.profit ?? 0) < 0;
  for (let tries = 0; tries < 400 && !(await loses()); tries += 1) await dashboard.wait(50);
  const [{ profit } = { profit: 0 }] = await dashboard.list();
  const text = `${MINUS}$${(-profit / 100).toFixed(2)}`;
  const popup = dashboard.card('Profit').getByText(text, { exact: true });
  await expect(popup).toBeVisible();
  const colorOf = (place: Locator) => place.evaluate((element) => getComputedStyle(element).color);
  const gains = page.locator('tbody data').filter({ hasText: /^\+/ });
  expect(await colorOf(popup)).not.toBe(await colorOf(gains.first()));
  const shown = async () => Number((await dashboard.figureOf('Profit').textContent())?.replace(/[$,]/g, ''));
  const first = await shown();
  await dashboard.wait(600);
  expect(await shown()).toBeLessThan(first);
});
