import type { Page } from '@playwright/test';
import { expect, expectMessages, test } from '../visitor';
import { serveAs } from './serveAs';

/** The headers of a static host that sends none of its own. */
const PLAIN_HOST = {
  'content-security-policy': null,
  'cross-origin-resource-policy': null,
  'cross-origin-opener-policy': null,
  'access-control-allow-origin': '*',
};

async function chooseDark(page: Page) {
  await page.getByRole('button', { name: 'Controls' }).click();
  await page.getByRole('button', { name: 'Dark', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Escape');
}

test('storage blocked (SecurityError): works, the theme does not last', async ({
  baseURL,
  dashboard,
  page,
}) => {
  // A page in a sandbox has an opaque origin, and no storage.
  const sandbox = { ...PLAIN_HOST, 'content-security-policy': 'sandbox allow-scripts' };
  await serveAs(page, 'http://blocked.test', baseURL ?? '', sandbox);
  await page.goto('http://blocked.test/?seed=7&speed=10');
  const refusal = await page.evaluate(() => {
    try {
      return String(localStorage.length);
    } catch (error) {
      return error instanceof DOMException ? error.name : 'another error';
    }
  });
  expect(refusal).toBe('SecurityError');
  await expect.poll(() => dashboard.rows.count()).toBeGreaterThan(0);
  await chooseDark(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
});

test('storage full: works, the theme does not last', { tag: '@long' }, async ({ dashboard, page }) => {
  await page.goto('/?seed=7&speed=10');
  await page.evaluate(() => {
    for (let letters = 1_000_000; letters >= 1; letters = Math.floor(letters / 2)) {
      try {
        for (let piece = 0; ; piece += 1) localStorage.setItem(`${letters}-${piece}`, 'x'.repeat(letters));
      } catch {
        // Full for pieces of this size.
      }
    }
  });
  await chooseDark(page);
  await expect.poll(() => dashboard.rows.count()).toBeGreaterThan(0);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  await page.reload();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
});

test('an invalid stored theme is ignored', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', '{"dark":1}'));
  await page.goto('/?seed=7');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
});

test('plain http without crypto.randomUUID and clipboard: a run has its name, a link can be copied by hand', async ({
  baseURL,
  dashboard,
  page,
}) => {
  // On plain http a browser ignores this header, and says so on the console.
  await serveAs(page, 'http://plain.test', baseURL ?? '', { 'cross-origin-opener-policy': null });
  await page.goto('http://plain.test/?speed=10');
  expect(
    await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto, 'clipboard' in navigator]),
  ).toEqual([false, false, false]);
  await expect(page.getByRole('region', { name: 'Run and controls' }).locator('bdi')).toHaveText(
    /^[a-z-]+-[A-Z]{3}$/,
  );
  await expect.poll(() => dashboard.rows.count()).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Controls' }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByLabel('Copying failed. Copy the link from here:')).toHaveValue(
    /^http:\/\/plain\.test\/\?seed=/,
  );
});

test('crypto that gives no random values: the label and our own error screen, no figures', {
  tag: '@long',
}, async ({ consoleMessages, page }) => {
  await page.addInitScript(() => {
    crypto.getRandomValues = () => {
      throw new DOMException('no entropy', 'OperationError');
    };
  });
  await page.goto('/');
  await expect(page.locator('[data-simulation-label]')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.locator('data')).toHaveCount(0);
  expectMessages(consoleMessages, /no entropy/);
  await page.goto('/?seed=7'); // a run whose seed is in the link needs no random values
  await expect(page.locator('main data').first()).toBeVisible();
});

test('sandboxed iframe without same-origin: works, controls and script included', { tag: '@long' }, async ({
  baseURL,
  page,
}) => {
  await serveAs(page, 'http://framed.test', baseURL ?? '', PLAIN_HOST);
  await page.route('http://frame.test/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>frame</title><iframe sandbox="allow-scripts" width="1200" height="700"
        src="http://framed.test/v?seed=7&speed=10"></iframe>`,
    }),
  );
  await page.goto('http://frame.test/');
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('[data-simulation-label]')).toBeVisible();
  // The browser drops presses into a frame of another process that it has not drawn yet.
  await expect(async () => {
    await frame.getByRole('button', { name: 'Start Trading' }).click();
    await expect(frame.getByRole('dialog')).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(frame.locator('.frame-trades data').first()).toHaveText('183', { timeout: 15_000 });
  await frame.getByRole('button', { name: 'Controls' }).click();
  await frame.getByRole('button', { name: 'Dark', exact: true }).click();
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
  await frame.getByRole('button', { name: 'New run' }).click();
  await expect(frame.locator('.frame-trades data').first()).toHaveText('181');
});
