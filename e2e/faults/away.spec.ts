import { DashboardPage } from '../pages/DashboardPage';
import { expect, test } from './realTabs';
import { largestBurst, watch } from './watch';

const HOUR = 3_600_000;

test('tab hidden for an hour: nothing moves, and on return it goes on within one interval', async ({
  baseURL,
  tab,
}) => {
  const dashboard = new DashboardPage(tab.page);
  await dashboard.open(`${baseURL}/?seed=7&trades=0`);
  await dashboard.wait(4_000);
  await tab.hide();
  await dashboard.wait(2_500); // until the count-up has ended
  const before = await dashboard.count();
  const looks = await watch(tab.page);
  await dashboard.wait(HOUR);
  expect(await looks()).toEqual([]);
  await tab.show();
  expect(await dashboard.count()).toBe(before);
  await dashboard.wait(3_000);
  const seen = await looks();
  expect(await dashboard.count()).toBeGreaterThan(before);
  expect(await dashboard.count()).toBeLessThanOrEqual(before + 3);
  expect(largestBurst(seen, before)).toBe(1);
  expect(Math.max(...seen.map(({ popups }) => popups))).toBe(1);
});

test('tab frozen: nothing moves, and once thawed and shown it goes on without a burst', {
  tag: '@long',
}, async ({ baseURL, tab }) => {
  const dashboard = new DashboardPage(tab.page);
  await tab.page.goto(`${baseURL}/?seed=7&trades=0&speed=4`);
  await expect.poll(() => dashboard.count(), { timeout: 20_000 }).toBeGreaterThan(0);
  await tab.hide();
  await tab.freeze();
  const before = await dashboard.count();
  const looks = await watch(tab.page);
  const now = () => tab.page.evaluate(() => performance.now());
  const since = await now();
  // Real time, eight simulated seconds: at least two trades would have come.
  await expect.poll(async () => (await now()) - since, { timeout: 15_000 }).toBeGreaterThan(2_000);
  expect(await looks()).toEqual([]);
  await tab.thaw();
  expect(await dashboard.count()).toBe(before);
  await tab.show();
  await expect.poll(() => dashboard.count(), { timeout: 20_000 }).toBeGreaterThan(before);
  const seen = await looks();
  expect(largestBurst(seen, before)).toBe(1);
  expect(Math.max(...seen.map(({ popups }) => popups))).toBe(1);
});

test('asleep for five hours: no jump, no burst, one popup at most', async ({ dashboard, page }) => {
  await dashboard.open('/?seed=7&trades=0');
  await dashboard.wait(4_100);
  const before = await dashboard.count();
  const looks = await watch(page);
  await page.clock.fastForward(5 * HOUR); // each timer that was due fires once, as after sleep
  await dashboard.wait(50);
  expect(await dashboard.count()).toBeLessThanOrEqual(before + 1);
  await dashboard.wait(3_000);
  const seen = await looks();
  expect(await dashboard.count()).toBeGreaterThan(before);
  expect(await dashboard.count()).toBeLessThanOrEqual(before + 4);
  expect(largestBurst(seen, before)).toBe(1);
  expect(Math.max(...seen.map(({ popups }) => popups))).toBe(1);
});

test('throttled to one timer a minute: one trade a minute at most, and then the pace it had', {
  tag: '@long',
}, async ({ dashboard, page }) => {
  await dashboard.open('/?seed=7&trades=0');
  await dashboard.wait(4_100);
  const before = await dashboard.count();
  const looks = await watch(page);
  for (let minute = 0; minute < 8; minute += 1) await page.clock.fastForward(60_000);
  const throttled = await dashboard.count();
  expect(throttled).toBeGreaterThan(before);
  expect(throttled).toBeLessThanOrEqual(before + 8);
  await dashboard.wait(20_000); // a trade every 1 to 3 seconds
  expect((await dashboard.count()) - throttled).toBeGreaterThanOrEqual(6);
  expect((await dashboard.count()) - throttled).toBeLessThanOrEqual(21);
  const seen = await looks();
  expect(largestBurst(seen, before)).toBe(1);
  expect(Math.max(...seen.map(({ popups }) => popups))).toBe(1);
});

test('system clock set years back and ahead: nothing changes', { tag: '@long' }, async ({
  dashboard,
  page,
}) => {
  const play = async (jumps: readonly string[]) => {
    await dashboard.open('/?seed=7&trades=0');
    for (let step = 0; step < 8; step += 1) {
      const jump = jumps[step % jumps.length];
      if (jump !== undefined) await page.clock.setSystemTime(jump);
      await dashboard.wait(2_500);
    }
    return [
      await page.evaluate(() => Date.now()),
      await dashboard.list(),
      await page.locator('main').innerText(),
    ];
  };
  const [then, ...jumped] = await play([
    '1999-12-31T23:59:59Z',
    '2038-01-19T03:14:08Z',
    '1970-01-01T00:00:00Z',
  ]);
  expect(then).toBeGreaterThan(2_000_000_000_000); // the system clock was changed
  const [, ...undisturbed] = await play([]);
  expect(jumped).toEqual(undisturbed);
});
