import type { Page } from '@playwright/test';
import { openSheet } from './pages/openSheet';
import { expect, test } from './visitor';

/* What a visit is after each step is in packages/dashboard/src/app/history/history.test.ts; here, that browsers are as its tab. */

const runOf = (page: Page) => page.getByRole('contentinfo').locator('bdi').textContent();

test('Back after "New run" restores the run that was left, at its moment and running; Forward the new one; a reload that of its entry, and its address the same run in another tab', async ({
  context,
  dashboard,
  listener,
  page,
}) => {
  await page.goto('/?trades=0&speed=5&t=300');
  const opened = await dashboard.count();
  expect(opened).toBeGreaterThan(100);
  await expect.poll(() => dashboard.count()).toBeGreaterThan(opened);
  const first = await runOf(page);
  const panel = await openSheet(page, 'run');
  await panel.getByRole('button', { name: 'New run' }).click();
  await expect(panel).toBeHidden();
  const second = await runOf(page);
  expect(second).not.toBe(first);
  await expect.poll(() => dashboard.count()).toBeGreaterThan(1);
  const reached = await dashboard.count();
  expect(reached).toBeLessThan(opened);
  await page.getByRole('link', { name: 'Skip to the figures' }).press('Enter'); // adds no entry
  await expect(await openSheet(page, 'settings')).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await runOf(page)).toBe(second);
  await page.goBack();
  await expect.poll(() => runOf(page)).toBe(first);
  await expect
    .poll(async () => (await listener.hear()).filter(({ audible }) => audible).map(({ text }) => text))
    .toContain(`Seed ${first}`);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  const restored = await dashboard.count();
  expect(restored).toBeGreaterThan(opened);
  await expect.poll(() => dashboard.count()).toBeGreaterThan(restored);

  await page.goForward();
  await expect.poll(() => runOf(page)).toBe(second);
  const forward = await dashboard.count();
  expect(forward).toBeGreaterThanOrEqual(reached);
  expect(forward).toBeLessThan(opened);
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();

  await page.goBack();
  await expect.poll(() => runOf(page)).toBe(first);
  await page.reload();
  expect(await runOf(page)).toBe(first);
  expect(await dashboard.count()).toBeGreaterThan(restored);
  const copy = await context.newPage();
  await copy.goto(page.url());
  expect(await runOf(copy)).toBe(first);
  await copy.close();
});
