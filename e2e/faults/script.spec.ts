import { hasWholeBrowser } from '../../scripts/lib/browser';
import { SimulationPage } from '../pages/SimulationPage';
import { holdTime } from '../timers';
import { expect, test } from '../visitor';
import { test as tabs } from './realTabs';

test('triple click on Start Trading, and more presses in the middle: one script, two trades, no timer left', async ({
  page,
  v,
}) => {
  const timers = await holdTime(page);
  await page.goto('/v?seed=7');
  await expect.poll(timers).toBe(0);
  await v.startTrading.click({ clickCount: 3 });
  for (let more = 0; more < 3; more += 1) await v.startTrading.dispatchEvent('click');
  for (const ms of [3_000, 9_000, 18_000]) {
    await v.wait(ms); // pressed again while the overlay and while both trades are open
    if (ms < 18_000) await v.startTrading.dispatchEvent('click');
  }
  expect(await v.count()).toBe(183);
  expect(await v.rows.count()).toBe(7);
  await v.wait(60_000);
  expect(await v.count()).toBe(183);
  expect(await timers()).toBe(0);
});

tabs(
  'back/forward cache: restored mid-script, it stands where it stood and goes on',
  { tag: '@long' },
  async ({ baseURL, tab }) => {
    tabs.skip(!hasWholeBrowser(), 'needs an installed Chrome or Chromium, which keeps pages to come back to');
    const { page } = tab;
    const v = new SimulationPage(page);
    await page.goto(`${baseURL}/v?seed=7&speed=0.5`);
    await page.evaluate(() => {
      const percent = () =>
        document.querySelector('dialog [role=progressbar]')?.getAttribute('aria-valuenow');
      // Frozen, not only hidden: the last update has been rendered by then.
      document.addEventListener('freeze', () => Object.assign(window, { frozen: percent() }));
      window.addEventListener('pageshow', ({ persisted }) =>
        Object.assign(window, { shown: [persisted, percent()] }),
      );
      // Left just after the progress has advanced, so that it does not advance again in the few milliseconds between
      // the restored page running and its event `pageshow`.
      const left = new MutationObserver(() => {
        if (Number(percent()) < 10) return;
        left.disconnect();
        location.href = 'robots.txt';
      });
      left.observe(document.body, { subtree: true, attributeFilter: ['aria-valuenow'] });
    });
    await v.startTrading.click();
    await page.waitForURL('**/robots.txt');
    const now = () => page.evaluate(() => performance.now());
    const since = await now();
    await expect.poll(async () => (await now()) - since).toBeGreaterThan(1_500);
    await page.goBack({ waitUntil: 'commit' });
    const kept = (name: string) => page.evaluate((key) => Reflect.get(window, key), name);
    // A page that had been loaded again would not have these values.
    await expect.poll(() => kept('shown')).toEqual([true, expect.any(String)]);
    expect(await kept('shown')).toEqual([true, await kept('frozen')]);
    const before = await v.percent();
    await expect.poll(() => v.percent()).toBeGreaterThan(before);
  },
);
