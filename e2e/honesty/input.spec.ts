import type { Page } from '@playwright/test';
import { sizesOf } from '../boxes';
import { embed } from '../framed';
import { expect, test } from '../visitor';
import { seen } from './seen';

/** The label is seen, and the title begins with the word. */
async function expectHonest(page: Page, what: string) {
  await expect.poll(() => seen(page), { message: what }).toBe('seen');
  expect(await page.title(), what).toMatch(/^Simulation/);
}

test('INV-03 no stored value, no cookie and no key removes the label', async ({ page }) => {
  for (const [path, stored] of [
    ['/', 'none'],
    ['/de', '0'],
    ['/v', '*{display:none}'],
  ] as const) {
    await page.addInitScript((value) => {
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
      ]) {
        localStorage.setItem(key, value);
        sessionStorage.setItem(key, value);
        // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
        document.cookie = `${key}=${encodeURIComponent(value)}`;
      }
    }, stored);
    await page.goto(path);
    await page.waitForSelector('h1');
    await expectHonest(page, path);
    await expect(page.locator('html'), 'an invalid theme is ignored').not.toHaveAttribute('data-theme');
    for (const key of ['Escape', 'F2', 'h', 'l', 's', 'Control+Shift+h', 'Alt+l', 'Delete', 'Backspace', ' '])
      await page.keyboard.press(key);
    await expectHonest(page, `${path} after keys`);
  }
});

/* How a name is cleaned and cut is tested in packages/engine/src/cleanText.test.ts. */
// E029
test('INV-20 a hostile name is plain text beside its tag and nowhere else, and cut where it is too long', async ({
  dashboard,
  page,
}) => {
  const name = 'Real account <img src=x onerror=alert(1)>';
  const shown = `${name.slice(0, 39)}…`;
  await page.goto(`/?still=1&seed=7&name=${encodeURIComponent(name)}`);
  await page.waitForSelector('h1');
  await expectHonest(page, name);
  const banner = page.getByRole('banner');
  await expect(banner.getByText('(invented)', { exact: true })).toBeVisible();
  await expect(banner.locator('bdi')).toHaveText(shown);
  await expect(banner.locator('a, img')).toHaveCount(0);
  await dashboard.expectNoSidewaysScroll();
  expect(await page.title()).not.toContain('Real account');
  expect((await page.locator('body').innerText()).split('Real account'), 'it is in one place').toHaveLength(
    2,
  );
  await dashboard.press('Withdraw');
  await expect(page.getByRole('dialog')).not.toContainText('Real account');
});

test('INV-20 a name is nowhere larger, heavier or darker than the tag that says that it is invented', async ({
  page,
}) => {
  const name = 'LIVE ACCOUNT - REAL MONEY';
  for (const [path, tag] of [
    ['/', '(invented)'],
    ['/de', '(erfunden)'],
    ['/v', '(invented)'],
  ] as const) {
    await page.goto(`${path}?still=1&seed=7&name=${encodeURIComponent(name)}`);
    const banner = page.getByRole('banner');
    for (const colorScheme of ['light', 'dark'] as const)
      for (const size of sizesOf('320x568 390x844 768x1024 1440x900')) {
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme });
        const inkOf = (text: string) =>
          banner.getByText(text, { exact: true }).evaluate((element) => {
            const { fontSize, fontWeight, color, textTransform } = getComputedStyle(element);
            return { size: Number.parseFloat(fontSize), weight: Number(fontWeight), color, textTransform };
          });
        const [shown, said] = [await inkOf(name), await inkOf(tag)];
        const where = `${path} ${size.width} ${colorScheme}`;
        expect(said.size, where).toBeGreaterThanOrEqual(shown.size);
        expect(said.weight, where).toBeGreaterThanOrEqual(shown.weight);
        expect([said.color, said.textTransform], where).toEqual([shown.color, 'none']);
      }
  }
});

test('what could not be read of a link is said in the first window of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [link, sentence] of [
    ['/?amount=12500,50', 'Not understood in the link: amount'],
    ['/de?amount=12.345,67', 'Im Link nicht verstanden: amount'],
    ['/v?trades=x', 'Not understood in the link: trades'],
    [`/?seed=${'x'.repeat(101)}`, 'Not understood in the link: seed'],
    ['/?seed%3D7%26scenario%3Dfair', 'The address could not be read'],
    ['/%3Fseed=7', 'The address could not be read'],
    ['/?seed=7&#38;t=60', 'The address could not be read'],
  ] as const) {
    await page.goto(link);
    await expect(page.getByText(sentence), link).toBeInViewport({ ratio: 1 });
  }
});

test('a dark link that was passed on is dark and still before the scripts of the page have come', async ({
  consoleMessages,
  page,
}) => {
  await page.route('**/*.js', (route) =>
    /early/.test(route.request().url()) ? route.fallback() : route.abort(),
  );
  await page.emulateMedia({ colorScheme: 'light' });
  for (const link of ['/?seed=7&amp;Theme=Dark&amp;still=1', '/de?THEME=dark).&STILL=1']) {
    await page.goto(link);
    await expect(page.locator('html'), link).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('html'), link).toHaveAttribute('data-still', '');
  }
  consoleMessages.length = 0; // of the scripts that did not come
});

test('INV-25 in a frame of any size the label is visible or no figure is; a window zoomed as far has both', async ({
  page,
}) => {
  const frame = await embed(page, '/?seed=7&t=60&still=1', 600, 600);
  for (const { width, height } of sizesOf('279x400 280x119 280x120')) {
    await page.locator('iframe').evaluate((one, sized) => Object.assign(one, sized), { width, height });
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
  }
  await page.setViewportSize({ width: 195, height: 422 }); // a phone at 200 %
  await page.goto('/?seed=7&t=60&still=1');
  await expect(page.locator('main data').first()).toBeVisible();
  await expect(page.locator('[data-simulation-label] p').filter({ visible: true })).toBeInViewport();
});
