import { expect, type Page } from '@playwright/test';
import { HEIGHT, MIDDLES, WIDTH, wordBox } from '../../packages/dashboard/src/ui/Watermark/lattice';
import { type Box, boxOf, contains } from '../boxes';

/** The smallest crop that has to contain the word when it contains a figure. */
const CROP = { width: 400, height: 300 };

/** Around the figure, within the crop: as much as one leaves who crops by hand. */
const MARGIN = 48;

/** Steps by which a crop is moved over a figure. */
const STEPS = [0, 0.25, 0.5, 0.75, 1];

/**
 * The boxes of all figures, and of all words of simulation or invention, also those of the watermark, as far as they
 * are seen whole. While a dialog is open, only those in it.
 */
async function boxesOn(page: Page): Promise<Record<'figures' | 'words', Box[]>> {
  const { figures, words, sheets } = await page.evaluate(() => {
    const root = document.querySelector('dialog:modal') ?? document.body;
    const isWhole = (box: DOMRect, inside: Element) => {
      for (let up: Element | null = inside; up !== null && up !== document.body; up = up.parentElement) {
        if (getComputedStyle(up).overflow === 'visible') continue;
        const cut = up.getBoundingClientRect();
        if (box.top < cut.top - 1 || box.bottom > cut.bottom + 1) return false;
        if (box.left < cut.left - 1 || box.right > cut.right + 1) return false;
      }
      return box.width > 0 && inside.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    };
    // Not the values beside a chart: they are part of its picture.
    const figures: DOMRect[] = Array.from(root.querySelectorAll('data'), (one) => ({
      one,
      box: one.getBoundingClientRect(),
    }))
      .filter(
        ({ one, box }) => isWhole(box, one) && !one.parentElement?.closest('.sr-only, div[aria-hidden]'),
      )
      .map(({ box }) => box.toJSON());

    const words: DOMRect[] = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const { parentElement: parent, textContent } = text;
      if (parent === null || textContent === null || parent.closest('.sr-only, script') !== null) continue;
      if (getComputedStyle(parent).clipPath !== 'none') continue;
      for (const { 0: word, index } of textContent.matchAll(/simul\w*|invented|erfunden\w*/gi)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const boxes = [...range.getClientRects()].filter((box) => isWhole(box, parent));
        words.push(...boxes.map((box) => box.toJSON()));
      }
    }
    const tile = document.querySelector('#watermark:has(use)');
    const isDrawn = (sheet: Element) =>
      tile !== null &&
      getComputedStyle(tile).stroke !== 'none' &&
      sheet.querySelector('rect')?.getAttribute('fill') === 'url(#watermark)' &&
      sheet.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const sheets: DOMRect[] = [...root.querySelectorAll('.watermark')]
      .filter(isDrawn)
      .map((sheet) => sheet.getBoundingClientRect().toJSON());
    return { figures, words, sheets };
  });
  return { figures, words: [...words, ...sheets.flatMap(marksOn)] };
}

/** The words of a watermark, as far as they are whole on the surface that it covers. */
function marksOn(sheet: Box): Box[] {
  const marks: Box[] = [];
  for (let x = sheet.x; x < sheet.x + sheet.width; x += WIDTH)
    for (let y = sheet.y; y < sheet.y + sheet.height; y += HEIGHT)
      for (const middle of MIDDLES)
        marks.push({ x: x + middle.x - wordBox.width / 2, y: y + middle.y - wordBox.height / 2, ...wordBox });
  return marks.filter((mark) => contains(sheet, mark));
}

/** Crops of an area that hold a figure, at its edges and between: each has to hold a word. */
export async function expectWordInEachCrop(page: Page, area: Box, where: string) {
  const { figures, words } = await boxesOn(page);
  const [width, height] = [Math.min(CROP.width, area.width), Math.min(CROP.height, area.height)];
  const place = (from: number, length: number, crop: number, start: number, size: number, step: number) => {
    const first = from + length + MARGIN - crop;
    const last = from - MARGIN;
    return Math.min(Math.max(first + step * (last - first), start), start + size - crop);
  };
  const shown = figures.filter((figure) => contains(area, figure));
  expect(shown.length, where).toBeGreaterThan(0);
  const bare = shown.flatMap((figure) =>
    STEPS.flatMap((across) => STEPS.map((down) => ({ across, down }))).flatMap(({ across, down }) => {
      const crop = {
        x: place(figure.x, figure.width, width, area.x, area.width, across),
        y: place(figure.y, figure.height, height, area.y, area.height, down),
        width,
        height,
      };
      return words.some((word) => contains(crop, word)) ? [] : [JSON.stringify({ crop, figure })];
    }),
  );
  expect(bare.slice(0, 3), where).toEqual([]);
}

/** The same of a dialog, in a window in which it is seen whole. */
export async function expectWordInDialog(page: Page, name: string) {
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-settled', 'true');
  const tall = await dialog.evaluate((element) => element.scrollHeight);
  await page.setViewportSize({ width: 1280, height: Math.max(720, tall + 100) });
  await expectWordInEachCrop(page, await boxOf(dialog), name);
}
