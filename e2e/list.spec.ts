import type { Page } from '@playwright/test';
import { boxOf } from './boxes';
import { jumped, shiftsOf } from './jumped';
import { openSheet } from './pages/openSheet';
import type { SimulationPage } from './pages/SimulationPage';
import { expect, slowDown, test } from './visitor';

const list = (page: Page) => page.getByRole('group', { name: 'Latest trades' });
const waiting = (page: Page) => page.getByRole('button', { name: /^Show \d+\+? new simulated trades?$/ });
const uuidsOf = async (dashboard: SimulationPage) => (await dashboard.list()).map(({ uuid }) => uuid);

/** Unlike `hover`, scrolls nothing to reach a row that moves: a scrolled list holds its rows. */
async function pointAtFirstRow(page: Page) {
  const { x, y } = await boxOf(list(page));
  await page.mouse.move(x + 100, y + 75);
}

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
  await expect(page.getByRole('button', { name: 'Controls' })).toBeFocused();
  await expect(waiting(page)).toHaveCount(0);
  await expect(dashboard.rows).toHaveCount(0);
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
  expect(await jumped(page)).toEqual([]);
});

test('in real time no row jumps at the first trades, in forty openings on a processor eight times slower', {
  tag: '@long',
}, async ({ dashboard, page }) => {
  test.setTimeout(900_000);
  await slowDown(page, 8);
  for (let seed = 0; seed < 40; seed += 1) {
    await page.goto(`/?seed=${seed}${seed % 2 === 0 ? '' : '&t=60'}`); // an empty list, and a full one
    const opened = await dashboard.count();
    const since = await page.evaluate(() => performance.now()); // before that a sentence may say that the script is late
    await expect.poll(() => dashboard.count(), { timeout: 60_000 }).toBeGreaterThan(opened + 1);
    expect(await shiftsOf(page, since), `seed ${seed}`).toEqual([]);
  }
});
