import type { Page } from '@playwright/test';
import { seeded, testSeed } from '../seeded';
import { expect, test } from '../visitor';
import { pdfTexts } from './pdfText';

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** The smallest crop of the page that has to contain a mark. */
const CROP = { width: 360, height: 240 };

/**
 * The boxes of all words on the page that say simulation: the label, the marks of cards, and each word of the microprint
 * that no opaque element covers. The page has to fit the window. While a dialog is open, only the words in it.
 */
async function marksOn(page: Page): Promise<Box[]> {
  const tiles: Record<string, string> = {};
  for (const url of await tilesOf(page)) tiles[url] = await (await page.request.get(url)).text();
  return page.evaluate((tiles) => {
    const found: { x: number; y: number; width: number; height: number }[] = [];
    const root = document.querySelector('dialog:modal') ?? document.body;
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: parent, textContent } = texts.currentNode;
      if (!/^simul/i.test(textContent ?? '') || !parent?.checkVisibility({ visibilityProperty: true }))
        continue;
      if (parent.closest('.sr-only')) continue;
      const { x, y, width, height } = parent.getBoundingClientRect();
      found.push({ x, y, width, height });
    }

    // The outline of the word is centred: its largest coordinate is half its width. The tile gives its positions.
    const carriers = [root, ...root.querySelectorAll('*')].flatMap((element) => {
      const { backgroundImage, backgroundSize } = getComputedStyle(element);
      const url = /url\("([^"]*\.svg)"\)/.exec(backgroundImage)?.[1];
      // The last of several sizes is that of the picture; `auto` is its own.
      const asWide = Number(/([\d.]+)px$/.exec(backgroundSize)?.[1] ?? Number.NaN);
      return url === undefined || !element.checkVisibility() ? [] : [{ element, url, asWide }];
    });
    for (const { element, url, asWide } of carriers) {
      const svg = tiles[url] ?? '';
      const [, drawnWidth = 0, drawnHeight = 0] = (/width="(\d+)" height="(\d+)"/.exec(svg) ?? []).map(
        Number,
      );
      const times = (asWide || drawnWidth) / drawnWidth;
      const [tileWidth, tileHeight] = [drawnWidth * times, drawnHeight * times];
      const outline = /id="w" d="([^"]*)"/.exec(svg)?.[1] ?? '';
      const half = Math.max(...(outline.match(/-?\d+/g) ?? []).map((part) => Math.abs(Number(part))));
      const words = [
        ...svg.matchAll(
          /href="#w" transform="translate\(([\d.]+) ([\d.]+)\)rotate\([-\d.]+\)scale\(([\d.]+)\)/g,
        ),
      ];
      const isBody = element === document.body;
      const own = element.getBoundingClientRect();
      const { clientLeft: left, clientTop: top } = element;
      const area = isBody
        ? { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
        : { left: own.left + left, top: own.top + top, right: own.right - left, bottom: own.bottom - top };
      for (let y = area.top; y < area.bottom; y += tileHeight)
        for (let x = area.left; x < area.right; x += tileWidth)
          for (const [, across, down, scale] of words) {
            const width = 2 * half * Number(scale) * times;
            const height = 104 * Number(scale) * times;
            const word = {
              x: x + Number(across) * times - width / 2,
              y: y + Number(down) * times - height / 2,
              width,
              height,
            };
            if (word.x < area.left || word.y < area.top) continue;
            if (word.x + width > area.right || word.y + height > area.bottom) continue;
            const isBare = [0.02, 0.35, 0.65, 0.98].every((part) => {
              const pile = document.elementsFromPoint(word.x + width * part, word.y + height / 2);
              const above = pile.slice(
                0,
                pile.findIndex((one) => one === element || (isBody && one === document.documentElement)),
              );
              return above.every((one) => {
                const { backgroundColor, backgroundImage, opacity } = getComputedStyle(one);
                if (opacity === '0') return true;
                return backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none';
              });
            });
            if (isBare) found.push(word);
          }
    }
    return found;
  }, tiles);
}

/** The image files of the microprint on the page. */
async function tilesOf(page: Page): Promise<string[]> {
  const urls = await page
    .locator('body, body *')
    .evaluateAll((all) =>
      all.map((one) => /url\("([^"]*\.svg)"\)/.exec(getComputedStyle(one).backgroundImage)?.[1] ?? ''),
    );
  return [...new Set(urls)].filter((url) => url !== '');
}

async function showAll(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
}

const isIn = (crop: Box, mark: Box) =>
  mark.x >= crop.x &&
  mark.y >= crop.y &&
  mark.x + mark.width <= crop.x + crop.width &&
  mark.y + mark.height <= crop.y + crop.height;

/** Crops at random places of an area; each has to contain one of the marks. */
function expectMarkInEachCrop(marks: readonly Box[], area: Box, where: string) {
  const seed = testSeed();
  const draw = seeded(seed);
  expect(Math.min(area.width - CROP.width, area.height - CROP.height), where).toBeGreaterThan(0);
  for (let crops = 0; crops < 25; crops += 1) {
    const crop = {
      x: area.x + Math.floor(draw() * (area.width - CROP.width)),
      y: area.y + Math.floor(draw() * (area.height - CROP.height)),
      ...CROP,
    };
    const contained = marks.filter((mark) => isIn(crop, mark));
    expect(contained.length, `SEED=${seed} ${where}: ${JSON.stringify(crop)}`).toBeGreaterThan(0);
  }
}

test('INV-07 INV-15 each of 25 random crops of a dialog contains the word or the label', {
  tag: ['@long', '@honesty'],
}, async ({ page }) => {
  for (const [path, button] of [
    ['/de', 'Zurückziehen'],
    ['/de', 'Steuerung'],
    ['/de', 'Die Statistik dahinter'],
    ['/v', 'Start Trading'],
  ] as const) {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(`${path}?seed=7&t=${path === '/v' ? 0 : 600}&still=1`);
    await page.getByRole('button', { name: button, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    if (button.includes('Statistik')) await expect(dialog.getByRole('figure').last()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-settled', 'true');
    const tall = await dialog.evaluate((element) => element.scrollHeight);
    await page.setViewportSize({ width: 1280, height: Math.max(720, tall + 100) });
    const box = await dialog.boundingBox();
    if (box === null) throw new Error('The dialog is not drawn.');
    expectMarkInEachCrop(await marksOn(page), box, `${button} of ${path}`);
  }
});

for (const { path, tag = [] } of [
  { path: '/', tag: ['@long', '@honesty'] },
  { path: '/de' },
  { path: '/v', tag: ['@long', '@honesty'] },
]) {
  test(`INV-07 INV-12 INV-15 on ${path}: the microprint is drawn, each crop contains the word or the label, each printed page says Simulation`, {
    tag,
  }, async ({ page }) => {
    for (const theme of path === '/de' ? (['dark'] as const) : (['light', 'dark'] as const)) {
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.emulateMedia({ colorScheme: theme });
      await page.goto(`${path}?seed=7&t=60&still=1&theme=${theme}`);
      await page.waitForSelector('html[data-settled=true]');
      await expectMicroprint(page);
      for (const width of [390, 1280]) {
        await showAll(page, width);
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        expectMarkInEachCrop(
          await marksOn(page),
          { x: 0, y: 0, width, height },
          `${path}, ${theme}, ${width}`,
        );
      }
      await expectPrintedWord(page, theme === 'dark');
    }
  });
}

/** Without its background images the page looks different, so the microprint is really drawn. */
async function expectMicroprint(page: Page) {
  for (const clip of [
    { x: 400, y: 60, ...CROP },
    { x: 300, y: 300, ...CROP },
  ]) {
    const drawn = await page.screenshot({ clip });
    expect((await page.screenshot({ clip })).equals(drawn)).toBe(true);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('* { background-image: none !important }');
      document.adoptedStyleSheets = [sheet];
    });
    expect((await page.screenshot({ clip })).equals(drawn)).toBe(false);
    await page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });
  }
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
