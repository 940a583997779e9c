import type { Page } from '@playwright/test';
import { sceneNames } from '../packages/site/src/visit/address/scenes';
import { violations } from './axe';
import { ERROR_SCENE, expect, expectMessages, test } from './visitor';

const LOOKS = ['light', 'dark', 'forced colors'] as const;
const WIDTHS = [320, 1280] as const;

type View = { path: string; scene: string; look: (typeof LOOKS)[number]; width: (typeof WIDTHS)[number] };

/** Each component once: the other scenes and looks are in the long suite. */
const SHORT: readonly View[] = [
  { path: '/de', scene: 'full-list', look: 'dark', width: 320 },
  { path: '/', scene: 'controls', look: 'light', width: 1280 },
  { path: '/v', scene: 'overlay-3', look: 'dark', width: 1280 },
];

/** Every scene of every page in every look at every width. */
const ALL = ['/', '/de', '/v'].flatMap((path) =>
  sceneNames(path === '/v' ? 'v' : 'dashboard').flatMap((scene) =>
    LOOKS.flatMap((look) => WIDTHS.map((width): View => ({ path, scene, look, width }))),
  ),
);

async function expectNoViolations(page: Page, view: View) {
  const { path, scene, look, width } = view;
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({
    reducedMotion: 'reduce',
    colorScheme: look === 'dark' ? 'dark' : 'light',
    forcedColors: look === 'forced colors' ? 'active' : 'none',
  });
  await page.goto(`${path}?seed=7&still=1&scene=${scene}`);
  await expect(page.locator('html')).toHaveAttribute('data-settled', scene === 'error' ? /./ : 'true');
  await expect(page.getByRole('heading').first()).toBeVisible();
  expect(await violations(page), JSON.stringify(view)).toEqual([]);
}

test('axe finds nothing in the list, the controls and the overlay', async ({ page }) => {
  for (const view of SHORT) await test.step(view.scene, () => expectNoViolations(page, view));
});

for (const scene of new Set(ALL.map((view) => view.scene)))
  test(`axe finds nothing in the scene ${scene}, on any page, in any look, at any width`, {
    tag: ['@long', '@a11y'],
  }, async ({ consoleMessages, page }) => {
    test.setTimeout(240_000);
    for (const view of ALL.filter((one) => one.scene === scene)) await expectNoViolations(page, view);
    if (scene === 'error') expectMessages(consoleMessages, ERROR_SCENE);
  });

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
  await dashboard.visit(
    '/?still=1&amount=-999999999999.99&trades=-999999999&name=WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
  );
  expect(await violations(page)).toEqual([]);
});
