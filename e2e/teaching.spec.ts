import { readdir } from 'node:fs/promises';
import { readLesson } from '../packages/lessons/src/lessons';
import { pdfTexts } from './honesty/pdfText';
import { LessonPage } from './pages/LessonPage';
import { unpackInto } from './unpacked';
import { expect, test } from './visitor';

/** Spaces of any width are the same to a reader, also before a percent sign, where the page draws one in German. */
const plain = (text: string) => text.replace(/\s+(?=%)/g, '').replace(/\s/g, ' ');

// All quote the same figures as packages/lessons/tests/teaching.test.ts checks against the engine.
for (const file of ['fraud.en.md', 'fraud.de.md', 'chance.en.md', 'chance.de.md'])
  test(`${file}: every link opens, and the page shows the figures that the lesson quotes`, {
    tag: '@long',
  }, async ({ page }) => {
    test.setTimeout(300_000);
    const { links, figures } = readLesson(file);
    expect(figures.length).toBeGreaterThan(8);
    for (const link of links) {
      const lessonPage = new LessonPage(page, link);
      await lessonPage.open();
      for (const { name, value } of figures.filter((figure) => figure.link === link))
        expect(plain(await lessonPage.read(name)), `${name} at ${link}`).toBe(plain(value));
    }
  });

test('the sheets of the lessons are printed with the label on each side, and a set of offers on a side of its own', {
  tag: '@long',
}, async ({ page }) => {
  const folder = await unpackInto(test.info().outputPath());
  for (const [sheet, sides] of [
    ['fraud-sheet', 4],
    ['chance-1-sheet', 2],
    ['chance-2-sheet', 1],
    ['fraud-answers', undefined],
    ['chance-1-answers', undefined],
    ['chance-2-answers', undefined],
  ] as const)
    for (const locale of ['en', 'de']) {
      await page.goto(`${folder}lessons/${sheet}.${locale}.html`);
      for (const format of ['A4', 'Letter']) {
        const printed = await pdfTexts(await page.pdf({ format }));
        if (sides !== undefined) expect(printed, `${sheet} on ${format}`).toHaveLength(sides);
        for (const side of printed)
          expect(side).toMatch(/^Simulation–(?:allfiguresareinvented|alleZahlensinderfunden)/);
      }
    }
});

test('on a phone every page of the lessons keeps the label in sight, is as wide as the screen, and has all boxes to tick on it', async ({
  page,
}) => {
  const pages = (await readdir('dist/lessons')).filter((name) => name.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(15);
  for (const name of pages) {
    await page.goto(`/lessons/${name}`);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 700 });
      await page.evaluate(() => window.scrollTo(1_000, document.body.scrollHeight));
      const where = `${name} at ${width} px`;
      expect(await page.evaluate(() => window.scrollX), where).toBe(0);
      await expect(page.locator('.label').first(), where).toBeInViewport({ ratio: 1 });
      const boxes = await page
        .locator('td:empty + td:empty')
        .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().right));
      expect(Math.max(...boxes, 0), `boxes to tick of ${where}`).toBeLessThanOrEqual(width);
    }
  }
});
