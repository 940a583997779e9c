import type { Page } from '@playwright/test';
import { openSheet } from '../pages/openSheet';
import { expect, expectMessages, test } from '../visitor';
import { PLAIN_HOST, serveAs } from './serveAs';

async function chooseDark(page: Page) {
  await openSheet(page, 'settings');
  await page.getByRole('button', { name: 'Dark', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
}

test('storage blocked, and plain http without crypto.randomUUID and clipboard: the page works, a run has its name, the theme does not last', async ({
  baseURL,
  dashboard,
  page,
}) => {
  // A page in a sandbox has an opaque origin, and no storage.
  const sandbox = { ...PLAIN_HOST, 'content-security-policy': 'sandbox allow-scripts' };
  await serveAs(page, 'http://blocked.test', baseURL ?? '', sandbox);
  await page.goto('http://blocked.test/?speed=10');
  const withheld = await page.evaluate(() => {
    const given = [isSecureContext, 'randomUUID' in crypto, 'clipboard' in navigator];
    try {
      return [...given, localStorage.length];
    } catch (error) {
      return [...given, error instanceof DOMException ? error.name : 'another error'];
    }
  });
  expect(withheld).toEqual([false, false, false, 'SecurityError']);
  await expect(page.getByRole('contentinfo').locator('bdi')).toHaveText(/^[a-z-]+-[A-Z]{3}$/);
  await expect(dashboard.rows.first()).toBeVisible();
  await chooseDark(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
});

test('crypto that gives no random values: the label and our own error screen, no figures', async ({
  consoleMessages,
  page,
}) => {
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
  await expect(dashboard.rows.first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  await page.reload();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
});
