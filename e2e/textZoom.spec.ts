import type { Page } from '@playwright/test';
import { boxOf, overlap, sizesOf } from './boxes';
import { layoutProblems } from './layoutProblems';
import { allScenes } from './scenes';
import { setStyle } from './setStyle';
import { setTextSize } from './setTextSize';
import { expect, test } from './visitor';

// German has the longest words, and on its page the amounts have their unit behind them.
const STATES = [
  '/de?scene=full-list',
  '/de?scene=fair',
  '/de?scene=huge-amount',
  '/de?scene=long-name',
  '/de?scene=rtl-name',
  ...allScenes('dashboard')
    .filter(({ part }) => part === 'dialog')
    .map(({ name }) => `/de?scene=${name}`),
  '/v?scene=overlay-4',
  '/v?scene=result',
  '/v?scene=new',
  '/de?engine=1',
];
const APART =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }';

/** Settings of readers, and the sizes at which the page has to fit then. */
const SETTINGS: readonly {
  name: string;
  apply?: (page: Page) => Promise<unknown>;
  sizes: ReturnType<typeof sizesOf>;
}[] = [
  {
    name: 'nothing',
    sizes: sizesOf('390x844 320x640 320x256 3840x2160'),
  },
  {
    name: 'text twice as large (WCAG 1.4.4)',
    apply: (page) => setTextSize(page, 32),
    sizes: sizesOf('390x844 768x1024 1280x720'),
  },
  {
    name: 'text half as large again, on a phone',
    apply: (page) => setTextSize(page, 24),
    sizes: sizesOf('390x844'),
  },
  {
    name: 'letters, words and lines further apart (WCAG 1.4.12)',
    apply: async (page) => {
      await setTextSize(page, 16);
      await setStyle(page, `${APART} p { margin-block-end: 2em !important }`);
    },
    sizes: sizesOf('320x640 768x1024'),
  },
];

test('no button lies over the label, also with letters and words further apart', async ({ page }) => {
  await page.goto('/de?seed=sun-bear-hoopoe-MUC&scenario=fair&still=1');
  await expect(page.locator('html')).toHaveAttribute('data-settled', 'true');
  const buttons = page.locator('.run-slot button');
  for (const width of [320, 480, 767, 1024, 1240, 1279, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const label = await boxOf(page.locator('.bar > [data-simulation-label]'));
    expect(overlap(label, await boxOf(page.locator('.run-slot'))), `${width} px`).toBe(false);
    for (const words of await buttons.locator('.word').all())
      expect(((await words.boundingBox())?.width ?? 0) > 40, `${width} px`).toBe(width >= 768);
  }
  await setStyle(page, APART);
  for (const width of [800, 1024, 1100, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const covers = await page.evaluate(() => {
      const words = document.createRange();
      words.selectNodeContents(document.querySelector('.bar p') ?? document.body);
      const lines = [...words.getClientRects()];
      return [...document.querySelectorAll('.run-slot button')]
        .map((button) => ({ button, box: button.getBoundingClientRect() }))
        .filter(({ box }) => lines.some((line) => line.right > box.left && line.bottom > box.top))
        .map(({ button }) => button.textContent);
    });
    expect(covers, `at ${width}`).toEqual([]);
  }
});

for (const state of STATES)
  test(`nothing is cut off or overlaps at any size, also with text twice as large or further apart: ${state}`, {
    tag: state === '/de?scene=fair' ? [] : '@long',
  }, async ({ page }) => {
    await page.goto(`${state}&seed=sun-bear-hoopoe-MUC&still=1`);
    await expect(page.locator('html')).toHaveAttribute('data-settled', 'true');
    for (const { name, apply, sizes } of SETTINGS) {
      await apply?.(page);
      for (const size of sizes) {
        await page.setViewportSize(size);
        const where = `${state} at ${size.width}x${size.height}, set: ${name}`;
        await expect.poll(() => layoutProblems(page), { message: where }).toEqual([]);
        await expect(page.locator('[data-simulation-label]').first(), where).toBeInViewport();
      }
    }
  });
