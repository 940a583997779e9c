import type { Page } from '@playwright/test';
import { whatDoesNotFit } from './fits';
import { expect, test } from './visitor';

// German has the longest words, and on its page the amounts have their unit behind them.
const STATES = [
  '/de?scene=full-list',
  '/de?scene=huge-amount',
  '/de?scene=long-name',
  '/de?scene=controls',
  '/de?scene=withdraw',
  '/de?scene=deceive',
  '/de?scene=fair-lesson',
  '/v?scene=overlay-4',
  '/v?scene=result',
  '/v?scene=new',
];
const SIZES = [
  { width: 320, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
];

/** What a reader sets for himself, by the text that says so. */
const WISHES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'letters, words and lines further apart (WCAG 1.4.12)': async (page) => {
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
          'p { margin-block-end: 2em !important }',
      );
      document.adoptedStyleSheets = [sheet];
    });
  },
  'text twice as large (WCAG 1.4.4)': async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  },
};

for (const [wish, make] of Object.entries(WISHES))
  for (const { width, height } of SIZES.filter(({ width }) => width > 320 || !wish.startsWith('text twice')))
    test(`${wish}: nothing is cut off or lies over another at ${width}x${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await make(page);
      for (const state of STATES) {
        await page.goto(`${state}&seed=7&still=1`);
        await expect(page.locator('html')).toHaveAttribute('data-settled', 'true');
        expect(await whatDoesNotFit(page), state).toEqual([]);
        await expect(page.locator('[data-simulation-label]').first()).toBeInViewport();
      }
    });

test('without changes, nothing is cut off or overlaps at any size', async ({ page }) => {
  for (const size of [
    { width: 320, height: 640 },
    { width: 320, height: 256 },
    { width: 2560, height: 1440 },
  ]) {
    await page.setViewportSize(size);
    for (const state of STATES) {
      await page.goto(`${state}&seed=7&still=1`);
      await expect(page.locator('html')).toHaveAttribute('data-settled', 'true');
      expect(await whatDoesNotFit(page), `${state} at ${size.width}x${size.height}`).toEqual([]);
    }
  }
});

test('a right-to-left name keeps its place and does not reorder its surroundings', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/', '/de']) {
      await page.goto(`${path}?seed=7&still=1&name=${encodeURIComponent('مرحبا بالعالم')}`);
      const name = page.getByRole('banner').locator('bdi');
      await expect(name).toHaveText('مرحبا بالعالم');
      const turned = await name.evaluate((element) => ({
        name: getComputedStyle(element).direction,
        page: getComputedStyle(document.body).direction,
        around: getComputedStyle(element.parentElement ?? element).direction,
      }));
      expect(turned).toEqual({ name: 'rtl', page: 'ltr', around: 'ltr' });
      expect(await whatDoesNotFit(page)).toEqual([]);
      const tag = page.getByRole('banner').getByText(path === '/' ? 'from the link' : 'aus dem Link');
      const [nameBox, tagBox] = [await name.boundingBox(), await tag.first().boundingBox()];
      expect(nameBox !== null && tagBox !== null && nameBox.y + nameBox.height <= tagBox.y + 2).toBe(true);
    }
  }
});
