import type { Locator } from '@playwright/test';
import { expect, test } from './visitor';

const MINUS = '\u2212';

/* What a fair market shows standing still: packages/site/src/app/pages/Page.test.tsx. */
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
