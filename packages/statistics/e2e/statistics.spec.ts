import type { Page } from '@playwright/test';
import { openSheet } from '../../../e2e/pages/openSheet';
import { expect, test } from '../../../e2e/visitor';
import { exactNumbers, Statistics } from './pages/Statistics';
import { savedFile } from './savedFile';

const cents = (amount: string) => Math.round(Number(amount.replace(',', '.')) * 100);
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const toCents = (value = Number.NaN) => Math.round(value * 100);

/** The profits of the file that the browser gets, in cents, as a spreadsheet would read them. */
async function exported(page: Page): Promise<number[]> {
  await openSheet(page, 'share');
  const { text } = await savedFile(page.getByRole('button', { name: 'Als CSV speichern' }));
  await page.keyboard.press('Escape');
  const rows = text.trimEnd().split('\r\n').slice(1);
  return rows.map((row) => cents(row.split(';')[6] ?? ''));
}

/* Before the first trade, in a custom market and on /v: Statistics.test.tsx. */
test('every number can be recomputed from the exported file, and each part says that it is simulated', async ({
  page,
}) => {
  const [mean, variance] = [-35, 573_500]; // of the fair market, docs/simulation.md
  await page.goto('/de?seed=sun-bear-hoopoe-MUC&t=1200&still=1&scenario=fair');
  const profits = await exported(page);
  expect(profits.length).toBeGreaterThan(500);
  const statistics = new Statistics(page, 'de');
  await statistics.open();
  await statistics.ready();

  const bins = await statistics.bins();
  expect(bins).toHaveLength(20);
  for (const [from, to, counted, expected] of bins) {
    const inside = profits.filter((profit) => profit >= toCents(from) && profit <= toCents(to)).length;
    expect(counted).toBe(inside);
    const values = toCents(to) - toCents(from) + 1;
    expect(expected).toBeCloseTo((profits.length * values) / 2 / 1_001, 3);
  }
  const statistic = sumOf(bins.map(([, , counted = 0, wanted = 0]) => (counted - wanted) ** 2 / wanted));
  const drawn = (await statistics.section('drawn').innerText()).replaceAll(',', '.');
  expect(drawn).toContain(`= ${statistic.toFixed(2)}`);

  const [start, from, expected, to, actual] = await exactNumbers(statistics.section('expected'));
  const reach = 1.96 * Math.sqrt(variance * profits.length);
  expect(toCents(actual)).toBe(toCents(start) + sumOf(profits));
  expect(toCents(expected)).toBe(toCents(start) + mean * profits.length);
  // 1.96 is rounded: to 0.002 %, which is a few cents here.
  expect(Math.abs(toCents(from) - toCents(expected) + reach)).toBeLessThanOrEqual(2);
  expect(Math.abs(toCents(to) - toCents(expected) - reach)).toBeLessThanOrEqual(2);

  const won = profits.filter((profit) => profit > 0).length;
  const rate = Math.round((won * 1_000) / profits.length) / 10;
  expect((await exactNumbers(statistics.section('reality'))).at(1)).toBe(rate);
  expect((await exactNumbers(statistics.section('run'))).slice(0, 3)).toEqual([
    profits.length,
    won,
    profits.length,
  ]);

  await expect(page.locator('dialog [data-simulation-label]')).toBeVisible();
  for (const name of ['run', 'drawn', 'expected', 'never', 'reality'] as const)
    await expect(statistics.section(name).getByText('Simuliert', { exact: true }).first()).toBeVisible();
});

test('a month of more than a million trades is counted', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/?seed=7&t=2592000&still=1');
  const statistics = new Statistics(page);
  await statistics.open();
  await statistics.ready();
  const [count = 0] = await exactNumbers(statistics.dialog.locator('dd').filter({ hasText: /,/ }).first());
  expect(count).toBeGreaterThan(1_000_000);
  const [, , , , total = 0] = await exactNumbers(statistics.section('expected'));
  expect(total).toBeGreaterThan(9_000_000);
});
