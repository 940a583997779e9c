import type { Page } from '@playwright/test';
import { boxOf } from './boxes';
import { openSheet } from './pages/openSheet';
import type { SimulationPage } from './pages/SimulationPage';
import { expect, test } from './visitor';

const list = (page: Page) => page.getByRole('group', { name: 'Invented trades' });
const waiting = (page: Page) => page.getByRole('button', { name: /^Show \d+\+? new simulated trades?$/ });
const uuidsOf = async (dashboard: SimulationPage) => (await dashboard.list()).map(({ uuid }) => uuid);

/** Unlike `hover`, scrolls nothing to reach a row that moves: a scrolled list holds its rows. */
async function pointAtFirstRow(page: Page) {
  const { x, y } = await boxOf(list(page));
  await page.mouse.move(x + 100, y + 75);
}

/** The sum of all layout shifts since the page was opened, to four decimals. */
const jumped = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        let sum = 0;
        new PerformanceObserver((entries) => {
          for (const entry of entries.getEntries()) sum += 'value' in entry ? Number(entry.value) : 0;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum.toFixed(4)), 100); // the entries before it are reported first
      }),
  );

test('a row under the pointer keeps its place while new ones wait; they appear when the pointer leaves, or has rested for ten seconds, and a pointer that rests holds none', async ({
  dashboard,
  page,
}) => {
  await dashboard.open('/?seed=7&t=60&trades=0');
  await dashboard.rows.nth(2).hover();
  const before = await uuidsOf(dashboard);
  const place = await dashboard.rows.nth(2).boundingBox();
  const closed = await dashboard.count();
  await dashboard.wait(9_000);
  expect(await uuidsOf(dashboard)).toEqual(before);
  expect(await dashboard.rows.nth(2).boundingBox()).toEqual(place);
  // The figures go on meanwhile, and the list says how many trades wait.
  const more = (await dashboard.count()) - closed;
  expect(more).toBeGreaterThan(2);
  await expect(waiting(page)).toHaveText(`Show ${more} new simulated trades`);
  await expect(page.getByRole('table', { name: 'Invented trades' })).toHaveAccessibleDescription(
    `${more} new simulated trades are waiting`,
  );
  await dashboard.page.mouse.move(5, 5);
  await expect(waiting(page)).toHaveCount(0);
  expect((await uuidsOf(dashboard)).slice(more)).toEqual(before.slice(0, 10 - more));

  await pointAtFirstRow(page);
  const held = await uuidsOf(dashboard);
  await dashboard.wait(9_500);
  expect(await uuidsOf(dashboard)).toEqual(held);
  await expect(waiting(page)).toBeVisible();
  await dashboard.wait(600);
  await expect(waiting(page)).toHaveCount(0);
  const released = await uuidsOf(dashboard);
  expect(released).not.toEqual(held);
  await dashboard.wait(7_000);
  await expect(waiting(page)).toHaveCount(0);
  expect(await uuidsOf(dashboard)).not.toEqual(released);
});

test('arrow keys move between rows, and rows keep their place from when the list has the focus until it leaves', async ({
  dashboard,
  page,
}) => {
  await dashboard.open('/?seed=7&t=60&trades=0');
  await list(page).focus();
  const before = await uuidsOf(dashboard);
  await dashboard.wait(5_000);
  await page.keyboard.press('ArrowDown');
  await expect(dashboard.rows.nth(0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(dashboard.rows.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(dashboard.rows.nth(9)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(dashboard.rows.nth(0)).toBeFocused();
  await dashboard.wait(30_000);
  expect(await uuidsOf(dashboard)).toEqual(before);
  await expect(dashboard.rows.nth(0)).toBeFocused();

  // Shift and Tab lead to the button; after its press the focus is on the list.
  await page.keyboard.press('Shift+Tab');
  await expect(list(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(waiting(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(list(page)).toBeFocused();
  await expect(waiting(page)).toHaveCount(0);
  expect(await uuidsOf(dashboard)).not.toContain(before[0]);

  // Escape moves the focus from the rows to the list, which shows the new ones.
  await page.keyboard.press('ArrowDown');
  await dashboard.wait(10_000);
  await expect(waiting(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeFocused();
  await expect(waiting(page)).toHaveCount(0);

  // Tab is not trapped: one press leaves the rows, which go on.
  await page.keyboard.press('ArrowDown');
  await dashboard.wait(10_000);
  await expect(waiting(page)).toBeVisible();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('tbody') ?? null)).toBeNull();
  await expect(waiting(page)).toHaveCount(0);
});

test('rows keep their places while text in them is selected', {
  tag: '@long',
}, async ({ dashboard, page }) => {
  await dashboard.open('/?seed=7&t=60');
  await dashboard.rows.nth(1).getByText('UUID:').dblclick();
  const before = await uuidsOf(dashboard);
  await page.mouse.move(5, 5);
  await dashboard.wait(10_000);
  expect(await uuidsOf(dashboard)).toEqual(before);
  await page.evaluate(() => getSelection()?.removeAllRanges());
  await expect(waiting(page)).toHaveCount(0);
  await expect.poll(() => uuidsOf(dashboard)).not.toEqual(before);
});

test('when a focused row leaves, the list gets the focus', { tag: '@long' }, async ({ dashboard, page }) => {
  await dashboard.open('/?seed=7&t=60');
  await dashboard.rows.nth(3).click({ position: { x: 300, y: 5 } });
  await page.mouse.move(5, 5);
  await expect(waiting(page)).toHaveCount(0);
  await dashboard.wait(30_000);
  await expect(list(page)).toBeFocused();
  // The same holds when a new run starts while rows are held.
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('tr:focus')).toHaveCount(1);
  await openSheet(page, 'run');
  await page.getByRole('button', { name: 'New run' }).click();
  await expect(page.getByRole('button', { name: 'Controls' }).first()).toBeFocused();
  await expect(waiting(page)).toHaveCount(0);
  await expect(dashboard.rows).toHaveCount(0);
});

test('on /v a held row still shows its present state', { tag: '@long' }, async ({ page, v }) => {
  await v.open('/v?seed=7&t=7');
  await v.rows.nth(0).hover();
  const [before] = await v.list();
  await v.wait(10_000);
  const [now] = await v.list();
  expect(now?.uuid).toBe(before?.uuid);
  expect(now?.profit).toBeGreaterThan(before?.profit ?? 0);
  await v.wait(12_000);
  await expect(v.rows.first()).toContainText('Sold');
  await expect(waiting(page)).toHaveCount(0);
});

test('on a phone, rows keep their places while the page has scrolled past the first one, and the button for new ones is in sight', async ({
  dashboard,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await dashboard.open('/?seed=7&t=60');
  const read = dashboard.rows.nth(8);
  await read.evaluate((row) => row.scrollIntoView({ block: 'center' }));
  await expect(dashboard.rows.first()).not.toBeInViewport();
  const uuids = await uuidsOf(dashboard);
  const place = await read.boundingBox();
  await dashboard.wait(10_000);
  await expect(waiting(page)).toBeInViewport({ ratio: 1 });
  expect(await uuidsOf(dashboard)).toEqual(uuids);
  expect(await read.boundingBox()).toEqual(place);
  await waiting(page).click(); // nothing lies over it
  await expect(dashboard.rows.first()).toBeInViewport({ ratio: 1 });
  await expect(waiting(page)).toHaveCount(0);
  expect(uuids).not.toContain((await uuidsOf(dashboard))[0]);
});

test('in real time, nothing else moves when held rows are released', { tag: '@long' }, async ({
  page,
  dashboard,
}) => {
  // Not faster: Chromium counts a slide that the next trade interrupts as a layout shift.
  await page.goto('/?seed=7&t=60');
  await expect(dashboard.rows).toHaveCount(10);
  await pointAtFirstRow(page);
  await expect(waiting(page)).toHaveText(/Show [3-9] new/);
  await page.mouse.move(5, 5);
  await expect(waiting(page)).toHaveCount(0);
  await list(page).evaluate(async (box) => {
    const slides = box.getAnimations({ subtree: true });
    await Promise.allSettled(slides.map(({ finished }) => finished)); // an interrupted one is rejected
  });
  expect(await jumped(page)).toBe('0.0000');
});
