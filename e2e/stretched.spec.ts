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
type Size = { readonly width: number; readonly height: number };

const TABLET = { width: 768, height: 1024 };

/** What readers set for themselves, and the sizes at which the page has to fit then. */
const WISHES: Readonly<Record<string, { make: (page: Page) => Promise<void>; sizes: readonly Size[] }>> = {
  'letters, words and lines further apart (WCAG 1.4.12)': {
    sizes: [{ width: 320, height: 640 }, TABLET],
    make: async (page) => {
      await page.addInitScript(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(
          '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
            'p { margin-block-end: 2em !important }',
        );
        document.adoptedStyleSheets = [sheet];
      });
    },
  },
  'text twice as large (WCAG 1.4.4)': {
    sizes: [TABLET, { width: 1280, height: 720 }],
    make: async (page) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    },
  },
};

/** Opens each state once and expects that its texts fit at each size. */
async function expectFit(page: Page, sizes: readonly Size[]) {
  for (const state of STATES) {
    await page.goto(`${state}&seed=7&still=1`);
    await expect(page.locator('html')).toHaveAttribute('data-settled', 'true');
    for (const size of sizes) {
      await page.setViewportSize(size);
      const where = `${state} at ${size.width}x${size.height}`;
      await expect.poll(() => whatDoesNotFit(page), { message: where }).toEqual([]);
      await expect(page.locator('[data-simulation-label]').first(), where).toBeInViewport();
    }
  }
}

for (const [wish, { make, sizes }] of Object.entries(WISHES))
  test(`${wish}: nothing is cut off or overlaps at any size`, async ({ page }) => {
    await make(page);
    await expectFit(page, sizes);
  });

test('without changes, nothing is cut off or overlaps at any size', async ({ page }) => {
  await expectFit(page, [
    { width: 320, height: 640 },
    { width: 320, height: 256 },
    { width: 2560, height: 1440 },
  ]);
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
