import type { Page } from '@playwright/test';
import { expect, test } from '../visitor';
import { embed } from './embed';
import { seen } from './seen';

const VALUES = [
  '',
  '0',
  '1',
  '-1',
  'true',
  'false',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '1e308',
  '-0',
  '999999999999999',
  '0x10',
  'light',
  'dark',
  'none',
  'live',
  'real',
  'withdraw',
  'controls',
  'error',
  'empty',
  'popup',
  'overlay-3',
  'sold',
  '<b>Real</b>',
  '</script>',
  '"><img src=x>',
  'javascript:1',
  '*{display:none}',
  'Real account',
  '\u202e\u200b',
  '\u0000',
  '%',
  '💶'.repeat(50),
  'ﷺ'.repeat(40),
  'W'.repeat(2_000),
  '{name}',
  "'; DROP",
  '../../etc',
  '😀',
  'مرحبا',
];

/** The label is seen, and the title begins with the word. */
async function expectHonest(page: Page, what: string) {
  await expect.poll(() => seen(page), { message: what }).toBe('seen');
  expect(await page.title(), what).toMatch(/^Simulation/);
}

test('INV-03 no stored value, no cookie and no key removes the label', async ({ page }) => {
  await page.addInitScript((values) => {
    for (const key of [
      'theme',
      'label',
      'demo',
      'simulated',
      'settings',
      'preferences',
      'speech',
      'digest',
      'persist',
    ])
      for (const [index, value] of values.entries()) {
        localStorage.setItem(index === 0 ? key : `${key}${index}`, value);
        sessionStorage.setItem(key, value);
        // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
        document.cookie = `${key}=${encodeURIComponent(value.slice(0, 50))}`;
      }
    localStorage.setItem('theme', '"><style>*{display:none}</style>');
  }, VALUES);
  for (const path of ['/', '/de', '/v']) {
    await page.goto(path);
    await page.waitForSelector('h1');
    await expectHonest(page, path);
    for (const key of ['Escape', 'F2', 'h', 'l', 's', 'Control+Shift+h', 'Alt+l', 'Delete', 'Backspace', ' '])
      await page.keyboard.press(key);
    await expectHonest(page, `${path} after keys`);
  }
});

const NAMES: readonly string[] = [
  'Real account',
  '✓ Verified',
  'Ada\u202e\u2066evil',
  '\u200b\u200d\u2060',
  'Z\u0301\u0302\u0303\u0304\u0305algo',
  '<img src=x onerror=alert(1)>',
  'https://example.org',
  'W'.repeat(3_000),
  '👨‍👩‍👧‍👦'.repeat(60),
  'مرحبا'.repeat(20),
  'a\nb\tc',
];

/** The first in the short suite. */
for (const [at, name] of NAMES.entries())
  test(`INV-20 a hostile name is shown beside its tag and nowhere else (${at + 1})`, {
    tag: at < 1 ? [] : ['@long', '@honesty'],
  }, async ({ dashboard, page }) => {
    await page.goto(`/?still=1&seed=7&name=${encodeURIComponent(name)}`);
    await page.waitForSelector('h1');
    await expectHonest(page, name);
    const banner = page.getByRole('banner');
    await expect(banner.getByText('(invented)', { exact: true })).toBeVisible();
    const shown = (await banner.locator('bdi').textContent()) ?? '';
    expect([...new Intl.Segmenter('en').segment(shown)].length).toBeLessThanOrEqual(40);
    expect(shown).not.toMatch(/[\p{Cc}\u200b\u202a-\u202e\u2066-\u2069]|\p{M}{3}/u);
    await expect(banner.locator('a, img')).toHaveCount(0);
    await dashboard.expectNoSidewaysScroll();
    if (shown.length > 3) {
      expect(await page.title()).not.toContain(shown);
      const texts = await page.locator('body').innerText();
      expect(texts.split(shown), `${shown} is in one place`).toHaveLength(2);
    }
    if (name === 'Real account') {
      await dashboard.press('Withdraw');
      await expect(page.getByRole('dialog')).not.toContainText(shown);
    }
  });

test('INV-25 in a frame of any size the label is visible or no figure is', async ({ page }) => {
  for (const [width, height] of [
    [279, 400],
    [280, 119],
    [280, 120],
  ] as const) {
    const frame = await embed(page, '/?seed=7&t=60&still=1', width, height);
    const size = `${width}x${height}`;
    if (width < 280 || height < 120) {
      expect(await frame.locator('#root').evaluate((root) => root.getClientRects().length), size).toBe(0);
      const texts = await frame.locator('body').innerText();
      expect(texts.trim(), size).toMatch(/^Simulation/);
      expect(texts, size).not.toMatch(/\d/);
    } else {
      await expect.poll(() => seen(frame), { message: size }).toBe('seen');
      expect(await frame.locator('main data').count(), size).toBeGreaterThan(5);
    }
    await page.unrouteAll({ behavior: 'wait' });
  }
});
