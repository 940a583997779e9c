import { violations } from './axe';
import { look, SIGHTS, type Sight } from './sights';
import { ERROR_SCENE, expect, expectMessages, test } from './visitor';

/** Each component once: the other scenes and looks are in the long suite. */
const SHORT: readonly Sight[] = [
  { path: '/de', scene: 'full-list', look: 'dark', width: 320 },
  { path: '/', scene: 'controls', look: 'light', width: 1280 },
  { path: '/v', scene: 'overlay-3', look: 'dark', width: 1280 },
];

for (const sight of SHORT)
  test(`axe finds nothing in ${sight.scene} of ${sight.path}`, async ({ consoleMessages, page }) => {
    await look(page, sight);
    expect(await violations(page)).toEqual([]);
    if (sight.scene === 'error') expectMessages(consoleMessages, ERROR_SCENE);
  });

for (const scene of new Set(SIGHTS.map((sight) => sight.scene))) {
  test(`axe finds nothing in the scene ${scene}, on any page, in any look, at any width`, {
    tag: ['@long', '@a11y'],
  }, async ({ consoleMessages, page }) => {
    test.setTimeout(240_000);
    for (const sight of SIGHTS.filter((one) => one.scene === scene)) {
      await look(page, sight);
      expect(await violations(page), JSON.stringify(sight)).toEqual([]);
    }
    if (scene === 'error') expectMessages(consoleMessages, ERROR_SCENE);
  });
}

test('axe finds nothing while trades wait, and with figures and a name as long as they get', {
  tag: ['@long', '@a11y'],
}, async ({ dashboard, page }) => {
  await dashboard.open('/?seed=7&t=60');
  await page.getByRole('group', { name: 'Invented trades' }).focus();
  await page.keyboard.press('ArrowDown');
  await dashboard.wait(10_000);
  await expect(page.getByRole('button', { name: /^Show \d+ new simulated trades$/ })).toBeVisible();
  await page.clock.resume(); // axe waits too
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(
    '/?still=1&amount=-999999999999.99&trades=-999999999&name=WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
  );
  await dashboard.settled();
  expect(await violations(page)).toEqual([]);
});
