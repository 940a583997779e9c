import { Curve } from './pages/Curve';
import { dollars } from './pages/SimulationPage';
import { expect, test } from './visitor';

/* What the page shows, in both languages and of a link: packages/dashboard/src/app/pages/Page.test.tsx. */
// E018
test('the curve grows with each trade; a pause stops trades, totals, popups, count-ups and the curve together, and nothing is lost; the side bar leaves small screens, and nothing replaces it', async ({
  dashboard,
  page,
}) => {
  await dashboard.open('/?seed=7&amount=1000');
  const curve = new Curve(page);
  const ends = async () => Number((await curve.ink.getAttribute('d'))?.split('H').at(-1));
  expect(await ends()).toBe(0);
  await dashboard.waitForTrades(3);
  await dashboard.wait(500);
  expect(await ends()).toBeGreaterThan(0);
  await dashboard.press('Pause');
  await dashboard.wait(3_000);
  await dashboard.settled();
  await curve.slider.press('End');
  expect(await curve.heard()).toContain(dollars(await dashboard.total()));
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver((all) => seen.push(...all.map(({ target }) => target.nodeName))).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  });
  await dashboard.wait(60_000);
  expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual([]);
  const count = await dashboard.count();
  await dashboard.press('Resume');
  await dashboard.wait(3_000);
  expect(await dashboard.count()).toBeGreaterThan(count);
  for (const [width, isVisible] of [
    [375, false],
    [1280, true],
  ] as const) {
    await page.setViewportSize({ width, height: 720 });
    await expect(page.locator('nav')).toBeVisible({ visible: isVisible });
  }
});
