import type { Page } from '@playwright/test';
import { runOf, tradesUntil } from '@simulation/engine';
import { SimulationPage } from '../pages/SimulationPage';
import { expect, test as visitor } from '../visitor';
import { test } from './realTabs';
import { expectNoBurst, watch } from './watch';

const HOUR = 3_600_000;
const RUN = '/?seed=7&trades=0';

/** The trades of this run, the latest first. */
const tradesOfRun = (until: number) =>
  Array.from(tradesUntil(runOf({ seed: '7' }), until), ({ trade }) => trade.uuid).reverse();

/** Plays while the system clock is set to one year after another. */
async function playWithJumps(page: Page, dashboard: SimulationPage, seconds: number) {
  for (let second = 0; second < seconds; second += 1) {
    const jump = ['1999-12-31T23:59:59Z', '2038-01-19T03:14:08Z', '1970-01-01T00:00:00Z'][second % 3] ?? 0;
    await page.clock.setSystemTime(jump);
    expect(await page.evaluate(() => new Date().toISOString())).toContain(String(jump).slice(0, 4));
    await dashboard.wait(1_000);
  }
}

visitor(
  'system clock changed, tab hidden, asleep for hours, throttled: no jump, no burst, one popup at most, and the pace it had',
  { tag: '@long' }, // the times of its clock: packages/dashboard/src/app/browser/driver.test.ts
  async ({ dashboard, page }) => {
    await dashboard.open(RUN);
    const looks = await watch(page);
    await visitor.step(
      'system clock set years back and ahead: the trades of the run, each at its time',
      async () => {
        await playWithJumps(page, dashboard, 12);
        const uuids = (await dashboard.list()).map(({ uuid }) => uuid);
        expect(uuids.length).toBeGreaterThanOrEqual(4);
        expect(uuids).toEqual(tradesOfRun(12_000));
        expectNoBurst(await looks(), 0);
      },
    );
    await visitor.step('hidden for an hour: on return it goes on within one interval', async () => {
      await dashboard.setHidden(true);
      await dashboard.wait(2_500); // until the count-up has ended
      const before = await dashboard.count();
      await looks();
      await dashboard.wait(HOUR);
      expect(await looks(), 'nothing moves').toEqual([]);
      await dashboard.setHidden(false);
      expect(await dashboard.count()).toBe(before);
      await dashboard.wait(3_000);
      expect(await dashboard.count()).toBeGreaterThan(before);
      expect(await dashboard.count()).toBeLessThanOrEqual(before + 3);
      expectNoBurst(await looks(), before);
    });
    await visitor.step('asleep for five hours', async () => {
      const before = await dashboard.count();
      await looks();
      await page.clock.fastForward(5 * HOUR); // each timer that was due fires once, as after sleep
      await dashboard.wait(50);
      expect(await dashboard.count()).toBeLessThanOrEqual(before + 1);
      await dashboard.wait(3_000);
      expect(await dashboard.count()).toBeGreaterThan(before);
      expect(await dashboard.count()).toBeLessThanOrEqual(before + 4);
      expectNoBurst(await looks(), before);
    });
    await visitor.step('throttled to one timer a minute: one trade a minute at most', async () => {
      const before = await dashboard.count();
      for (let minute = 0; minute < 8; minute += 1) await page.clock.fastForward(60_000);
      const throttled = await dashboard.count();
      expect(throttled).toBeGreaterThan(before);
      expect(throttled).toBeLessThanOrEqual(before + 8);
      await dashboard.wait(10_000); // a trade every 1 to 3 seconds
      expect((await dashboard.count()) - throttled).toBeGreaterThanOrEqual(3);
      expect((await dashboard.count()) - throttled).toBeLessThanOrEqual(11);
      expectNoBurst(await looks(), before);
    });
  },
);

test('tab frozen: nothing moves, and once thawed and shown it goes on without a burst', {
  tag: '@long',
}, async ({ baseURL, tab }) => {
  const dashboard = new SimulationPage(tab.page);
  await tab.page.goto(`${baseURL}${RUN}&speed=4`);
  await expect.poll(() => dashboard.count()).toBeGreaterThan(0);
  await tab.hide();
  await tab.freeze();
  const before = await dashboard.count();
  const looks = await watch(tab.page);
  const now = () => tab.page.evaluate(() => performance.now());
  const since = await now();
  // Real time, eight simulated seconds at least: two trades would have come.
  await expect.poll(async () => (await now()) - since).toBeGreaterThan(2_000);
  expect(await looks()).toEqual([]);
  await tab.thaw();
  expect(await dashboard.count()).toBe(before);
  await tab.show();
  await expect.poll(() => dashboard.count()).toBeGreaterThan(before);
  expectNoBurst(await looks(), before);
});

visitor(
  'CPU 20 times slower: trades come, no backlog of trades or popups',
  {
    tag: '@long',
  },
  async ({ dashboard, page }) => {
    const session = await page.context().newCDPSession(page);
    await page.goto('/?seed=7&trades=0&speed=10');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await session.send('Emulation.setCPUThrottlingRate', { rate: 20 });
    test.setTimeout(180_000);
    await expect.poll(() => dashboard.count(), { timeout: 60_000 }).toBeGreaterThan(12);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    expect(await dashboard.rows.count()).toBeLessThanOrEqual(10);
    await dashboard.press('Pause');
    const held = await dashboard.count();
    await expect(page.locator('html')).toHaveAttribute('data-settled', 'true');
    expect(await dashboard.count()).toBe(held); // no late trade follows
    await expect(dashboard.card('Profit').getByText(/^\+\$/)).toHaveCount(0);
  },
);
