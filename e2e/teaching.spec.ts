import { readdir } from 'node:fs/promises';
import { pdfTexts } from './honesty/pdfText';
import { LessonPage } from './pages/LessonPage';
import { expect, test } from './visitor';

/** Spaces of any width are the same to a reader, also before a percent sign; and what keeps a sign at its number is none. */
const plain = (text: string) =>
  text
    .replaceAll('\u2060', '')
    .replace(/\s+(?=%)/g, '')
    .replace(/\s/g, ' ');

for (const name of ['fraud-background', 'chance-1-sheet', 'chance-2-sheet'])
  for (const locale of ['en', 'de'])
    test(`${name}.${locale}: every link of a table opens, and the page shows the figures beside it`, {
      tag: '@long',
    }, async ({ page }) => {
      test.setTimeout(300_000);
      await page.goto(`/lessons/${name}.${locale}.html`);
      const rows = await page.locator('.figures table').evaluateAll((tables: HTMLTableElement[]) =>
        tables.flatMap((table) => {
          const names = Array.from(table.tHead?.rows[0]?.cells ?? [], (cell) => cell.innerText);
          return Array.from(table.tBodies[0]?.rows ?? [], ({ cells }) => ({
            link: cells[0]?.querySelector('a')?.href ?? '',
            figures: Array.from(cells, (cell, at) => ({
              name: names[at] ?? '',
              value: cell.innerText,
            })).slice(1),
          }));
        }),
      );
      expect(rows.length).toBeGreaterThan(1);
      for (const { link, figures } of rows) {
        const { pathname, search } = new URL(link);
        const lessonPage = new LessonPage(page, pathname + search);
        await lessonPage.open();
        for (const figure of figures)
          expect(plain(await lessonPage.read(figure.name)), `${figure.name} at ${link}`).toBe(
            plain(figure.value),
          );
      }
    });

/** On how many pages of A4 and of Letter each is printed. */
const PAGES = {
  fraud: 1,
  'fraud-substitute': 1,
  'fraud-sheet': 1,
  'fraud-answers': 1,
  'fraud-tasks': 1,
  'fraud-background': 1,
  'fraud-slides': 8,
  'story-teen': 2,
  'story-adult': 2,
  'story-older': 2,
  'chance-1': 1,
  'chance-1-sheet': 2,
  'chance-1-answers': 1,
  'chance-2': 1,
  'chance-2-sheet': 2,
  'chance-2-answers': 1,
};

for (const locale of ['en', 'de'])
  test(`the lesson on fraud is printed on six pages, each way of the story on two, and the label is on each page (${locale})`, {
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

for (const { locale, widths, tag } of [
  { locale: 'de', widths: [320], tag: [] },
  { locale: 'en', widths: [390, 320], tag: ['@long'] },
])
  test(`on a phone every page of the lessons keeps the label in sight, is as wide as the screen, and has all boxes to tick on it (${locale})`, {
    tag,
  }, async ({ page }) => {
    const pages = (await readdir('dist/lessons')).filter((name) => name.endsWith(`.${locale}.html`));
    expect(pages.length).toBeGreaterThan(15);
    for (const name of pages) {
      await page.goto(`/lessons/${name}`);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 700 });
        const seen = await page.evaluate(() => {
          window.scrollTo(1_000, document.body.scrollHeight);
          const label = document.querySelector('.label')?.getBoundingClientRect();
          const boxes = Array.from(
            document.querySelectorAll('.box'),
            (box) => box.getBoundingClientRect().right,
          );
          return { scrolled: window.scrollX, label: label?.top, box: Math.max(...boxes, 0) };
        });
        const where = `${name} at ${width} px`;
        expect(seen.scrolled, where).toBe(0);
        expect(seen.label, where).toBe(0);
        expect(seen.box, `boxes to tick of ${where}`).toBeLessThanOrEqual(width);
      }
    }
  });
