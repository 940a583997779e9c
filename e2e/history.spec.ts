import type { Page } from '@playwright/test';
import { Hands } from './pages/Hands';
import { openSheet, openStatistics } from './pages/openSheet';
import { expect, test } from './visitor';

/* What a visit is after each step is in packages/site/src/app/history.test.ts; here, that browsers are as its tab. */

const runOf = (page: Page) => page.getByRole('contentinfo').locator('bdi').textContent();

async function openNewRun(page: Page) {
  const panel = await openSheet(page, 'run');
  await panel.getByRole('button', { name: 'New run' }).click();
  await expect(panel).toBeHidden();
}

test('Back after "New run" restores the run that was left, at its moment and running; Forward the new one; a reload that of its entry, and its address the same run in another tab', async ({
  context,
  dashboard,
  page,
}) => {
  await page.goto('/?trades=0&speed=5&t=300');
  const opened = await dashboard.count();
  expect(opened).toBeGreaterThan(100);
  await expect.poll(() => dashboard.count()).toBeGreaterThan(opened);
  const first = await runOf(page);
  await openNewRun(page);
  const second = await runOf(page);
  expect(second).not.toBe(first);
  await expect.poll(() => dashboard.count()).toBeGreaterThan(1);
  const reached = await dashboard.count();
  expect(reached).toBeLessThan(opened);
  await page.getByRole('link', { name: 'Skip to the figures' }).press('Enter'); // adds no entry
  await openStatistics(page);
  await expect(page.getByRole('dialog', { name: 'The statistics behind it' })).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await runOf(page)).toBe(second);
  await page.goBack();
  await expect.poll(() => runOf(page)).toBe(first);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  const restored = await dashboard.count();
  expect(restored).toBeGreaterThan(opened);
  expect(restored).toBeLessThan(opened + 60); // its time did not pass while another run was on screen
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

test('Back after "Apply and restart" restores a paused and rewound run as it was', {
  tag: '@long',
}, async ({ dashboard, listener, page }) => {
  await page.goto('/?seed=7&t=60&trades=0&name=Ada&speed=10&theme=dark');
  await dashboard.press('Pause');
  const panel = await openSheet(page, 'play');
  await panel.getByRole('slider', { name: 'Simulated time' }).fill('30000');
  const before = await dashboard.list();
  await openSheet(page, 'run');
  await panel.getByLabel('Seed of the run').fill('8');
  await panel.getByLabel('Name').fill('Grace');
  await panel.getByLabel('Name').press('Enter');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('banner').locator('bdi')).toHaveText('Grace');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect.poll(() => dashboard.rows.count()).toBeGreaterThan(0);
  await openSheet(page, 'settings');
  await panel.getByRole('button', { name: 'Light' }).click();
  await openSheet(page, 'run');
  await expect
    .poll(async () => (await listener.hear()).map(({ text }) => text), 'all that was said before')
    .toContain('Seed 8');

  await page.goBack();
  await expect(panel).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('banner').locator('bdi')).toHaveText('Ada');
  await openSheet(page, 'run');
  await expect(panel.getByLabel('Seed of the run')).toHaveValue('7');
  await expect(panel.getByLabel('Name')).toHaveValue('Ada');
  expect(await dashboard.list()).toEqual(before);
  await openSheet(page, 'play');
  await expect(panel.getByRole('button', { name: 'Resume' })).toBeVisible();
  await expect(panel.getByText('00:00:30', { exact: true }).first()).toBeVisible();
  // A theme is chosen for the page: also the address of this entry asks for no other any more.
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page).not.toHaveURL(/theme/);
  await openSheet(page, 'settings');
  await expect(panel.getByRole('button', { name: 'Light', pressed: true })).toBeVisible();
  await expect
    .poll(async () =>
      (await listener.hear()).filter(({ text }) => text === 'Seed 7').map((one) => one.audible),
    )
    .toEqual([true]);
  await openSheet(page, 'play');
  await panel.getByText('More', { exact: true }).click();
  await panel.getByRole('button', { name: 'Back to latest' }).click();
  expect(await dashboard.count()).toBeGreaterThan(before.length * 2);
});

test('where the browser refuses entries without a word, leaving the story leaves nothing else', async ({
  page,
}) => {
  const hands = new Hands(page);
  await page.goto('/?seed=first');
  await page.goto('/?seed=7&t=60');
  // As Chromium does it with a page that asks too often, unless a test has started it.
  await page.evaluate(() => {
    history.pushState = () => {};
  });
  await hands.openStory();
  await hands.choose('begin');
  await expect(hands.story).not.toHaveAttribute('data-story', 'intro');
  await hands.leaveStory();
  expect(await runOf(page)).toBe('“7”');
  await page.goBack();
  await expect(page).toHaveURL(/seed=first$/);
});
