import type { Page } from '@playwright/test';
import { boxOf, overlap, sizesOf } from './boxes';
import { layoutProblems } from './layoutProblems';
import { setStyle } from './setStyle';
import { expect, test } from './visitor';

// German has the longest words, and on its page the amounts have their unit behind them.
const STATES = [
  '/de?scene=full-list',
  '/de?scene=fair',
  '/de?scene=huge-amount',
  '/de?scene=long-name',
  '/de?scene=rtl-name',
  '/de?scene=controls',
  '/de?scene=controls-run',
  '/de?scene=controls-share',
  '/de?scene=controls-settings',
  '/de?scene=withdraw',
  '/de?scene=help',
  '/de?scene=checklist',
  '/de?scene=deceive',
  '/de?scene=fair-lesson',
  '/de?scene=runs',
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

/** @param standard in px; the text of this height without a setting is 16 px high */
async function setTextSize(page: Page, standard: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', {
    fontSizes: { standard, fixed: Math.round((standard * 13) / 16) },
  });
  await session.detach();
}

test('no button lies over the label, also with letters and words further apart', async ({ page }) => {
  await page.goto('/de?seed=sun-bear-hoopoe-MUC&scenario=fair&still=1');
  await expect(page.locator('html')).toHaveAttribute('data-settled', 'true');
  const explanation = page.getByRole('button', { name: 'So täuschen betrügerische Seiten' });
  for (const width of [320, 480, 767, 1024, 1240, 1279, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const label = await boxOf(page.locator('.bar > [data-simulation-label]'));
    expect(overlap(label, await boxOf(page.locator('.run-slot'))), `${width} px`).toBe(false);
    const words = await explanation.locator('span').last().boundingBox();
    expect((words?.width ?? 0) > 100, `${width} px`).toBe(width >= 768);
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

test('with large text on a phone, each step of the explanation fits its width, and a third of the window is left to read in', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/de?scene=deceive&seed=7&still=1');
  const dialog = page.getByRole('dialog');
  const goOn = dialog.getByRole('button', { name: 'Weiter' });
  for (let step = 1; step < 3; step += 1) await goOn.click();
  for (const size of [24, 32]) {
    await setTextSize(page, size);
    const lines = await page.locator('.bar [data-simulation-label]').evaluate((label) => {
      const { height } = label.getBoundingClientRect();
      return Math.round(height / Number.parseFloat(getComputedStyle(label).lineHeight));
    });
    expect(lines, `of the bar, with text of ${size} px`).toBeLessThanOrEqual(3);
    const text = dialog.locator('[aria-live] > div');
    /** What is seen at once, as a part of a third of the window; of a shorter text, as a part of it. */
    const read = () =>
      text.evaluate((element) => {
        element.lastElementChild?.scrollIntoView({ block: 'end', behavior: 'instant' });
        const { left, height } = element.getBoundingClientRect();
        const heights = Array.from({ length: innerHeight }, (_, y) => y);
        const seen = heights.filter((y) => element.contains(document.elementFromPoint(left + 1, y))).length;
        return seen / Math.min(height, innerHeight / 3);
      });
    await expect.poll(read, `with text of ${size} px`).toBeGreaterThan(0.98);
  }
  await dialog.getByRole('button', { name: 'Zurück' }).click();
  for (let step = 2; step < 13; step += 1) {
    await expect.poll(() => layoutProblems(page), { message: `step ${step}` }).toEqual([]);
    await goOn.click();
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
