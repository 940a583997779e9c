import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readLesson } from '../scripts/lib/lessons';
import { pdfTexts } from './honesty/pdfText';
import { LessonPage } from './pages/LessonPage';
import { expect, test } from './visitor';

/** Spaces of any width are the same to a reader, also before a percent sign, where the page draws one in German. */
const plain = (text: string) => text.replace(/\s+(?=%)/g, '').replace(/\s/g, ' ');

// All quote the same figures as scripts/tests/teaching.test.ts checks against the engine.
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

for (const locale of ['en', 'de'])
  test(`the exercises of the two lessons on chance are printed on the two sides of a handout, each with the label (${locale})`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.goto(pathToFileURL(resolve(`docs/teaching/chance-handout.${locale}.html`)).href);
    for (const format of ['A4', 'Letter']) {
      const sides = await pdfTexts(await page.pdf({ format }));
      expect(sides).toHaveLength(2);
      for (const side of sides)
        expect(side).toMatch(/^Simulation–(?:allfiguresareinvented|alleZahlensinderfunden)/);
    }
  });
