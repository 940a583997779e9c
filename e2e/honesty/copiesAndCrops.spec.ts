import type { Page } from '@playwright/test';
import { openSheet } from '../pages/openSheet';
import { expect, test } from '../visitor';
import { expectWordInDialog, expectWordInEachCrop } from './crops';
import { pdfTexts } from './pdfText';

async function showAll(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
}

test('INV-07 INV-15 each crop of the controls with a figure contains the word', {
  tag: ['@long', '@honesty'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/de?seed=7&t=600&still=1');
  await openSheet(page, 'play');
  await expectWordInDialog(page, 'Steuerung');
});

for (const { path, tag = [] } of [
  { path: '/', tag: ['@long', '@honesty'] },
  { path: '/de' },
  { path: '/v', tag: ['@long', '@honesty'] },
]) {
  test(`INV-07 INV-12 INV-15 on ${path}: each crop with a figure contains the word, each printed page says Simulation`, {
    tag,
  }, async ({ page }) => {
    for (const look of path === '/de' ? (['dark'] as const) : (['light', 'dark', 'forced colors'] as const)) {
      const theme = look === 'dark' ? 'dark' : 'light';
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.emulateMedia({
        colorScheme: theme,
        forcedColors: look === 'forced colors' ? 'active' : 'none',
      });
      await page.goto(`${path}?seed=7&t=60&still=1&theme=${theme}`);
      await page.waitForSelector('html[data-settled=true]');
      for (const width of [1280, 768, 390]) {
        // From 1280 px the page fills the window.
        if (width === 1280) await page.setViewportSize({ width, height: 800 });
        else await showAll(page, width);
        const height = await page.evaluate(() => innerHeight);
        await expectWordInEachCrop(page, { x: 0, y: 0, width, height }, `${path}, ${look}, ${width}`);
      }
      await expectPrintedWord(page, theme === 'dark');
    }
  });
}

async function expectPrintedWord(page: Page, landscape: boolean) {
  const texts = await pdfTexts(await page.pdf({ format: 'A4', landscape, printBackground: true }));
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.join(' ')).toMatch(/74–89|\d\.\d\d/); // it is read, and figures are printed
  for (const [index, text] of texts.entries()) {
    expect(text, `page ${index + 1} of ${texts.length}`).toMatch(/simulation/i);
    // In the repeated header of the list: some browsers print no margin.
    if (text.includes('UUID')) expect(text, `page ${index + 1} of ${texts.length}`).toContain('–Simulation');
  }
}
