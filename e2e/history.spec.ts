import type { Page } from '@playwright/test';
import { Hands } from './pages/Hands';
import { openSheet } from './pages/openSheet';
import { expect, test } from './visitor';

const runOf = (page: Page) => page.getByRole('contentinfo').locator('bdi').textContent();

test('Back after "New run" restores the run that was left, at its moment and running; Forward the new one; a reload that of its entry', async ({
  dashboard,
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
  expect(await dashboard.count()).toBeLessThan(opened);
  await expect.poll(() => dashboard.count()).toBeGreaterThan(1);
  const reached = await dashboard.count();

  await page.goBack();
  await expect.poll(() => runOf(page)).toBe(first);
  const restored = await dashboard.count();
  expect(restored).toBeGreaterThan(opened);
  expect(restored).toBeLessThan(opened + 60); // its time did not pass while another run was on screen
  await expect.poll(() => dashboard.count()).toBeGreaterThan(restored);
  await expect(page.getByRole('button', { name: 'Controls' }).first()).toBeFocused();

  await page.goForward();
  await expect.poll(() => runOf(page)).toBe(second);
  const forward = await dashboard.count();
  expect(forward).toBeGreaterThanOrEqual(reached);
  expect(forward).toBeLessThan(opened);
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();

  // Left again by a new run, it comes back as it was left last.
  await expect.poll(() => dashboard.count()).toBeGreaterThan(forward + 2);
  await (await openSheet(page, 'run')).getByRole('button', { name: 'New run' }).click();
  await expect.poll(() => runOf(page)).not.toBe(second);
  await page.goBack();
  await expect.poll(() => runOf(page)).toBe(second);
  expect(await dashboard.count()).toBeGreaterThan(forward + 2);

  // A reload shows the run of its entry, also where the page was opened without a seed.
  await page.reload();
  expect(await runOf(page)).toBe(second);
  await page.goBack();
  await expect.poll(() => runOf(page)).toBe(first);
  await page.reload();
  expect(await runOf(page)).toBe(first);
  await page.goForward();
  await expect.poll(() => runOf(page)).toBe(second);
});

test('Back after "Apply and restart" restores a paused and rewound run as it was; the panel stays open, shows it, and keeps the focus where it was', {
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
  await panel.getByLabel('Name').focus();
  await expect
    .poll(async () => (await listener.hear()).map(({ text }) => text), 'all that was said before')
    .toContain('Seed 8');

  await page.goBack();
  await expect(panel.getByLabel('Seed of the run')).toHaveValue('7');
  await expect(panel.getByLabel('Name')).toHaveValue('Ada');
  await expect(panel.getByLabel('Name')).toBeFocused();
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
  await panel.getByRole('button', { name: 'Back to latest' }).click();
  expect(await dashboard.count()).toBeGreaterThan(before.length * 2);
});

test('the address that is left behind leads to the run that was left, as the page had read it', async ({
  context,
  page,
}) => {
  for (const [opened, left] of [
    ['/?name=Ada&amp;amount=500&amp;trades=5', /\?name=Ada&amount=500&trades=5&seed=[^&]+$/],
    ['/?seed=&amount=500', /\?amount=500&seed=[^&]+$/],
    [`/?amount=500&seed=${'x'.repeat(150)}`, /\?amount=500&seed=[^&x][^&]+$/],
    ['/?name=Ada.', /\?name=Ada&seed=[^&]+$/],
  ] as const)
    await test.step(opened, async () => {
      await page.goto(opened);
      const run = await runOf(page);
      const panel = await openSheet(page, 'run');
      await panel.getByRole('button', { name: 'New run' }).click();
      await expect(panel).toBeHidden();
      await page.goBack();
      await expect.poll(() => runOf(page)).toBe(run);
      await expect(page).toHaveURL(left);
      const copy = await context.newPage();
      await copy.goto(page.url());
      expect(await runOf(copy)).toBe(run);
      expect(await copy.getByRole('banner').textContent()).toBe(await page.getByRole('banner').textContent());
      await copy.close();
    });
});

for (const refuse of ['with an error', 'without a word'])
  test(`where the browser refuses an entry ${refuse}, what is new takes the place of what was there, and leaving the story leaves nothing else`, async ({
    page,
  }) => {
    await page.addInitScript((silent) => {
      const pushState = history.pushState.bind(history);
      history.pushState = (...entry) => {
        if (!('refuses' in window)) pushState(...entry);
        else if (!silent) throw new DOMException('Asked too often', 'SecurityError');
      };
    }, refuse === 'without a word');
    const refuseEntries = (refuses: boolean) =>
      page.evaluate(
        (on) => (on ? Object.assign(window, { refuses: true }) : Reflect.deleteProperty(window, 'refuses')),
        refuses,
      );
    const hands = new Hands(page);
    await page.goto('/?seed=first');
    await page.goto('/?seed=7&t=60');
    await refuseEntries(true);
    await hands.openStory();
    await hands.choose('begin');
    await expect(hands.story).not.toHaveAttribute('data-story', 'intro');
    // Longer than it takes until the page writes where it is.
    await page.waitForTimeout(1_500);
    await hands.leaveStory();
    await expect(hands.story).toHaveCount(0);
    await hands.openRun('other');
    await expect(page).toHaveURL(/seed=other$/);
    await refuseEntries(false);
    await hands.openStory();
    await hands.choose('begin');
    await page.reload();
    await hands.leaveStory();
    await expect(hands.story).toHaveCount(0);
    await expect(page).toHaveURL(/seed=other$/);
    expect(await runOf(page)).toBe('“other”');
    await page.goBack();
    await expect(page).toHaveURL(/seed=first$/);
  });

test('a link within the page moves the focus and adds no entry; statistics of a run that is no longer on screen are closed on Back, and the focus is not lost', {
  tag: '@long',
}, async ({ dashboard, page }) => {
  await page.goto('/?seed=7&trades=0&speed=10');
  const panel = await openSheet(page, 'run');
  await panel.getByRole('button', { name: 'New run' }).click();
  const run = await runOf(page);
  await page.getByRole('link', { name: 'Skip to the figures' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).not.toHaveURL(/#/);
  await expect.poll(() => dashboard.count()).toBeGreaterThan(3);
  expect(await runOf(page)).toBe(run);

  await page.getByRole('button', { name: 'The statistics behind it' }).click();
  await expect(page.getByRole('dialog', { name: 'The statistics behind it' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => runOf(page)).toBe('“7”');
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
});
