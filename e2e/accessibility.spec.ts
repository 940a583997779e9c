import type { Page } from '@playwright/test';
import { OF_COLORS, violations } from './axe';
import { allScenes } from './scenes';
import { ERROR_SCENE, expect, expectMessages, test } from './visitor';

type Look = 'light' | 'dark' | 'forced colors';

/** Each component once: the other scenes and looks are in the long suite. */
const SHORT = [
  { path: '/de', scene: 'full-list', look: 'dark', width: 320 },
  { path: '/', scene: 'controls', look: 'light', width: 1280 },
  { path: '/v', scene: 'overlay-3', look: 'dark', width: 1280 },
] as const;

async function open(page: Page, path: string, scene: string) {
  await page.goto(`${path}?seed=7&still=1&scene=${scene}`);
  await expect(page.locator('html')).toHaveAttribute('data-settled', scene === 'error' ? /./ : 'true');
  await expect(page.getByRole('heading').first()).toBeVisible();
}

async function turnTo(page: Page, look: Look, width: number) {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({
    reducedMotion: 'reduce',
    colorScheme: look === 'dark' ? 'dark' : 'light',
    forcedColors: look === 'forced colors' ? 'active' : 'none',
  });
}

test('axe finds nothing in the list, the controls and the overlay', async ({ page }) => {
  for (const { path, scene, look, width } of SHORT) {
    await turnTo(page, look, width);
    await open(page, path, scene);
    expect(await violations(page), scene).toEqual([]);
  }
});

for (const path of ['/', '/de', '/v'])
  for (const { name: scene, part } of allScenes(path === '/v' ? 'v' : 'dashboard'))
    test(`axe finds nothing in the scene ${scene} on ${path}, in any look, at any width, and the focus is in the part that it opens`, {
      tag: ['@long', '@a11y'],
    }, async ({ consoleMessages, page }) => {
      test.setTimeout(120_000);
      await turnTo(page, 'light', 320);
      await open(page, path, scene);
      if (part !== undefined) await expect(page.locator(`${part}:focus-within`).last()).toBeVisible();
      else await expect(page.locator('body *:focus')).toHaveCount(0);
      for (const width of [320, 1280])
        for (const look of ['light', 'dark', 'forced colors'] as const) {
          await turnTo(page, look, width);
          const found = await violations(page, look === 'light' ? undefined : OF_COLORS);
          expect(found, `${look} at ${width} px`).toEqual([]);
        }
      if (scene === 'error') expectMessages(consoleMessages, ERROR_SCENE);
    });

test('axe finds nothing while trades wait, and with figures and a name as long as they get', {
  tag: ['@long', '@a11y'],
}, async ({ dashboard, page }) => {
  await dashboard.open('/?seed=7&t=60');
  await page.getByRole('group', { name: 'Latest trades' }).focus();
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
