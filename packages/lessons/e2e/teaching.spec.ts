import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { pdfTexts } from '../../../e2e/honesty/pdfText';
import { expect, lettersOf, test } from '../../../e2e/visitor';

/* The figures in the tables: packages/lessons/src/lessonPages.test.ts and tests/teaching.test.ts. */

/** Whether the page of a lesson is there: some are made of what other extras give. */
const isThere = (name: string) => existsSync(`dist/lessons/${name}.en.html`);

/** The test needs a page of a lesson. */
function needs(name: string) {
  test.skip(!isThere(name), `The site has no ${name}.`);
}

/** On how many pages of A4 and of Letter each is printed. */
const PAGES = {
  fraud: 1,
  'fraud-substitute': 1,
  'fraud-sheet': 1,
  'fraud-answers': 1,
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
  test(`each document of a lesson is printed on one page or two, each way of the story on three, and the label is on each page (${locale})`, {
    tag: '@long',
  }, async ({ page }) => {
    for (const [name, count] of Object.entries(PAGES).filter(([each]) => isThere(each))) {
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
  for (const name of Object.keys(PAGES)) needs(name);
  await page.goto('/lessons/print.en.html');
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  for (const [lesson, count] of [
    ['plan', 27],
    ['substitute', 33],
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

test('on a phone every page of the lessons keeps the label in sight, is as wide as the screen, and has all boxes to tick on it; each link is 24 pixels high', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const pages = (await readdir('dist/lessons')).filter((name) => name.endsWith('.de.html')); // the longest words
  expect(pages.length).toBeGreaterThanOrEqual(Object.keys(PAGES).filter(isThere).length);
  for (const name of pages) {
    await page.goto(`/lessons/${name}`);
    const seen = await page.evaluate(() => {
      window.scrollTo(1_000, document.body.scrollHeight);
      const label = document.querySelector('.label')?.getBoundingClientRect();
      const boxes = Array.from(document.querySelectorAll('.box'), (box) => box.getBoundingClientRect().right);
      const links = [...document.querySelectorAll('a:not(.label a)')].filter((link) =>
        link.checkVisibility(),
      );
      const link = Math.min(...links.map((shown) => shown.getBoundingClientRect().height));
      return {
        scrolled: window.scrollX,
        label: label?.top,
        box: Math.max(...boxes, 0),
        link,
      };
    });
    expect(seen.scrolled, name).toBe(0);
    expect(seen.label, name).toBe(0);
    expect(seen.box, `boxes to tick of ${name}`).toBeLessThanOrEqual(320);
    expect(seen.link, `links of ${name}`).toBeGreaterThanOrEqual(24);
  }
});

/** What decides how a page looks, of the label or of the ground beneath everything. */
const lookOf = (element: Element) => {
  const { color, backgroundColor, fontFamily, fontWeight } = getComputedStyle(element);
  return { color, backgroundColor, fontFamily, fontWeight };
};

test('lessons have the paper, letters and label of the page, in both themes, and white paper in a printer', async ({
  page,
  dashboard,
}) => {
  needs('fraud');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, media: 'screen' });
    await dashboard.visit('/?seed=7&t=60&still=1');
    const ground = await page.locator('body').evaluate(lookOf);
    const label = await page.locator('.bar > .notice').evaluate(lookOf);
    const edge = await page
      .locator('.bar')
      .evaluate((bar) => getComputedStyle(bar, '::after').backgroundImage);
    expect(edge).toContain('repeating-linear-gradient');
    await page.goto('/lessons/fraud.en.html');
    expect(await page.locator('body').evaluate(lookOf)).toEqual(ground);
    expect(await page.locator('.label').evaluate(lookOf)).toEqual(label);
    expect(
      await page.locator('.bar').evaluate((bar) => getComputedStyle(bar, '::after').backgroundImage),
    ).toBe(edge);
    expect(await lettersOf(page)).toBe('loaded');
    const { color } = await page.getByRole('link').first().evaluate(lookOf);
    expect(color).toBe(ground.color);
    await page.emulateMedia({ colorScheme, media: 'print' });
    expect((await page.locator('body').evaluate(lookOf)).backgroundColor).toBe('rgb(255, 255, 255)');
  }
});

test('no table of a lesson is cut on a screen of 768 pixels or on paper, and each column has its head above it', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const name of (await readdir('dist/lessons')).filter((file) => file.endsWith('.html')))
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({ media });
      await page.goto(`/lessons/${name}`);
      const tables = await page.locator('.scrolls table').evaluateAll((all) =>
        all.map((table) => ({
          cut: Math.max(0, (table.parentElement?.scrollWidth ?? 0) - (table.parentElement?.clientWidth ?? 0)),
          columns: Array.from(table.querySelectorAll(':scope > tbody > tr:first-child > td'), (cell) => {
            const { left, right } = cell.getBoundingClientRect();
            return [left, right];
          }),
          heads: Array.from(table.querySelectorAll('th'), (cell) => {
            const { left, right } = cell.getBoundingClientRect();
            return [left, right];
          }),
        })),
      );
      for (const { cut, columns, heads } of tables) {
        expect(cut, name).toBe(0);
        expect(heads, name).toEqual(columns);
      }
    }
});

test('slides obey the keys of a keyboard and of a remote control, in both directions, and leave those of a field alone', async ({
  page,
}) => {
  needs('fraud-slides');
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/lessons/fraud-slides.en.html');
  const names = await page.locator('section > :is(h1, h2)').allTextContents();
  expect(names).toHaveLength(8);
  /** The slide right beneath the label. */
  const shown = () =>
    page.evaluate(() => {
      const end = document.querySelector('.bar')?.getBoundingClientRect().bottom ?? 0;
      const tops = Array.from(
        document.querySelectorAll('section'),
        (each) => each.getBoundingClientRect().top,
      );
      return tops.findIndex((top) => Math.abs(top - end) <= 2);
    });
  const afterKey = async (key: string) => {
    await page.keyboard.press(key);
    return shown();
  };
  expect(await shown()).toBe(0);
  for (const [forward, back] of [
    ['ArrowRight', 'ArrowLeft'],
    ['ArrowDown', 'ArrowUp'],
    ['PageDown', 'PageUp'],
    ['Space', 'Shift+Space'],
  ] as const) {
    for (const number of [1, 2, 3]) expect(await afterKey(forward), forward).toBe(number);
    await expect(page.getByRole('region', { name: names[3] ?? '', exact: true })).toBeFocused();
    for (const number of [2, 1, 0, 0]) expect(await afterKey(back), back).toBe(number);
  }
  expect(await afterKey('End')).toBe(7);
  expect(await afterKey('PageDown')).toBe(7);
  expect(await afterKey('Home')).toBe(0);

  expect(await afterKey('Control+ArrowRight')).toBe(0);
  await page.evaluate(() => {
    const composing = { key: 'ArrowRight', isComposing: true, bubbles: true };
    document.body.dispatchEvent(new KeyboardEvent('keydown', composing));
    document.querySelector('section')?.append(document.createElement('input'));
  });
  await page.getByRole('textbox').focus();
  expect(await afterKey('ArrowRight')).toBe(0);
  expect(await afterKey('End')).toBe(0);
});

test('where a slide is higher than the window, a key shows the rest of it first', async ({ page }) => {
  needs('fraud-slides');
  await page.setViewportSize({ width: 390, height: 420 });
  await page.goto('/lessons/fraud-slides.en.html');
  const parts = page.locator('section > *');
  const place = () => page.evaluate(() => window.scrollY);
  for (const [key, part] of [
    ['PageDown', parts.last()],
    ['PageUp', parts.first()],
  ] as const) {
    let from = await place();
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press(key);
      const to = await place();
      if (to === from) break;
      expect(to - from, 'nothing is passed over').toBeLessThanOrEqual(420);
      from = to;
    }
    await expect(part).toBeInViewport({ ratio: 1 });
  }
});
