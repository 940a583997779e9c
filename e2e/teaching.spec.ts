import { readdir } from 'node:fs/promises';
import { pdfTexts } from './honesty/pdfText';
import { expect, test } from './visitor';

/* The figures in the tables: packages/lessons/src/lessonPages.test.ts and tests/teaching.test.ts. */

/** On how many pages of A4 and of Letter each is printed. */
const PAGES = {
  fraud: 1,
  'fraud-substitute': 1,
  'fraud-sheet': 1,
  'fraud-answers': 2,
  'fraud-again-sheet': 1,
  'fraud-again-answers': 1,
  'fraud-tasks': 1,
  'fraud-background': 1,
  'fraud-slides': 8,
  'story-teen': 3,
  'story-adult': 3,
  'story-older': 3,
  'chance-1': 1,
  'chance-1-sheet': 2,
  'chance-1-answers': 1,
  'chance-2': 1,
  'chance-2-sheet': 2,
  'chance-2-answers': 1,
};

for (const locale of ['en', 'de'])
  test(`the lesson on fraud is printed on nine pages, each way of the story on three, and the label is on each page (${locale})`, {
    tag: '@long',
  }, async ({ page }) => {
    for (const [name, count] of Object.entries(PAGES)) {
      await page.goto(`/lessons/${name}.${locale}.html`);
      for (const format of ['A4', 'Letter']) {
        const printed = await pdfTexts(
          await page.pdf({ format, preferCSSPageSize: name === 'fraud-slides' }),
        );
        expect(printed, `${name} on ${format}`).toHaveLength(count);
        for (const text of printed)
          expect(text).toMatch(/^Simulation–(?:allfiguresareinvented|alleZahlensinderfunden)/);
      }
    }
  });

test('all of a lesson is printed at one press, for a country and a number of pupils, on as many pages as it says', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/lessons/print.en.html');
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  for (const [lesson, count] of [
    ['plan', 28],
    ['substitute', 34],
  ] as const) {
    await page.locator('[name=lesson]').selectOption(lesson);
    await page.locator('[name=country]').selectOption('at');
    await page.locator('[name=pupils]').fill('8');
    await expect(page.locator('output')).toHaveText(String(count));
    await page.locator('[data-print-all]').click();
    const printed = await pdfTexts(await page.pdf({ format: 'A4' }));
    expect(printed).toHaveLength(count);
    expect(printed.filter((text) => text.includes('059133') && !text.includes('116116'))).toHaveLength(8);
    for (const text of printed) expect(text).toMatch(/^Simulation–allfiguresareinvented/);
  }
});

test('on a phone every page of the lessons keeps the label in sight, is as wide as the screen, and has all boxes to tick on it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const pages = (await readdir('dist/lessons')).filter((name) => name.endsWith('.de.html')); // the longest words
  expect(pages.length).toBeGreaterThan(15);
  for (const name of pages) {
    await page.goto(`/lessons/${name}`);
    const seen = await page.evaluate(() => {
      window.scrollTo(1_000, document.body.scrollHeight);
      const label = document.querySelector('.label')?.getBoundingClientRect();
      const boxes = Array.from(document.querySelectorAll('.box'), (box) => box.getBoundingClientRect().right);
      return { scrolled: window.scrollX, label: label?.top, box: Math.max(...boxes, 0) };
    });
    expect(seen.scrolled, name).toBe(0);
    expect(seen.label, name).toBe(0);
    expect(seen.box, `boxes to tick of ${name}`).toBeLessThanOrEqual(320);
  }
});
