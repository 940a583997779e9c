import type { Locator, Page } from '@playwright/test';
import { SHEETS } from '../packages/dashboard/src/visit/dialogs';
import { sizesOf } from './boxes';
import { everyDialog } from './pages/everyDialog';
import { expect, test } from './visitor';

const DESKTOP = { width: 1280, height: 720 };
const SMALLEST = { width: 320, height: 568 };
const SIZES = sizesOf('1440x900 1280x720 768x1024 390x844 320x568');
const CLOSE = /^(Close|Schließen)$/;

const opened = (page: Page) => page.locator('dialog[open]').last();

/** At each size: whether label and Close are seen whole, with nothing over them, wherever the dialog is scrolled to. */
async function expectHeadInSight(page: Page, sizes: typeof SIZES, name: string) {
  const close = opened(page).getByRole('button', { name: CLOSE });
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const part of [0, 0.5, 1]) {
      const hidden = await close.evaluate((button, scrolled) => {
        const root = button.closest('dialog');
        for (const box of root ? [root, ...root.querySelectorAll('*')] : [])
          box.scrollTop = scrolled * (box.scrollHeight - box.clientHeight);
        const label = root?.querySelector('[data-simulation-label]');
        const found: string[] = [];
        for (const element of [label, button]) {
          const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
          if (x < 0 || y < 0 || x + width > innerWidth || y + height > innerHeight) found.push('outside');
          for (let column = 0.5; column < 20; column += 1)
            for (const row of [0.2, 0.5, 0.8]) {
              const hit = document.elementFromPoint(x + (width * column) / 20, y + height * row);
              if (!element?.contains(hit)) found.push(`${element?.textContent}: ${hit?.outerHTML}`);
            }
        }
        return found.slice(0, 3);
      }, part);
      expect(hidden, `${name} at ${size.width}x${size.height}, scrolled by ${part}`).toEqual([]);
    }
  }
}

/** A sheet of the controls fits this window without scrolling. */
async function expectToFit(page: Page, dialog: Locator, name: string) {
  await page.setViewportSize(DESKTOP);
  const { hidden, bottom } = await dialog.evaluate((root) => ({
    hidden: root.scrollHeight - root.clientHeight,
    bottom: root.getBoundingClientRect().bottom,
  }));
  expect(hidden, name).toBeLessThanOrEqual(0);
  expect(bottom, name).toBeLessThanOrEqual(DESKTOP.height);
}

const MARKET = '&scenario=rare-loss'; // the one that has the most fields

for (const { path, sizes, tag } of [
  { path: `/de?t=60${MARKET}`, sizes: [DESKTOP, SMALLEST], tag: [] },
  { path: `/de?t=60${MARKET}`, sizes: SIZES, tag: '@long' },
  { path: '/v?t=60', sizes: SIZES, tag: '@long' },
])
  test(`in each dialog of ${path}, at ${sizes.length} sizes, label and Close are in sight however it is scrolled; a press beside it closes it, and one that marks a text and ends there does not; each sheet of the controls fits a window 720 px high without scrolling`, {
    tag,
  }, async ({ dashboard, page }) => {
    await page.setViewportSize(DESKTOP);
    await dashboard.visit(`${path}&seed=sun-bear-hoopoe-MUC&still=1`);
    let seen = 0;
    for await (const { name, dialog } of everyDialog(page)) {
      seen += 1;
      await expectHeadInSight(page, sizes, name);
      if (SHEETS.some((sheet) => sheet === name)) await expectToFit(page, dialog, name);
      await page.setViewportSize(DESKTOP);
      const before = await page.locator('dialog[open]').count();
      // It waits until the dialog has its place in the window of another size.
      await dialog
        .getByRole('heading')
        .first()
        .hover({ position: { x: 4, y: 4 } });
      await page.mouse.down();
      await page.mouse.move(8, 600);
      await page.mouse.up();
      await expect(dialog, name).toBeVisible();
      await page.mouse.click(8, 600);
      await expect(page.locator('dialog[open]'), name).toHaveCount(before - 1);
    }
    expect(seen).toBeGreaterThanOrEqual(5);
  });

test('the ring around a slider or a button of the controls lies on no text', async ({ dashboard, page }) => {
  await dashboard.visit('/de?seed=7&still=1&t=60&scene=controls');
  for (const { width, height } of sizesOf('1440x900 390x844 320x640')) {
    await page.setViewportSize({ width, height });
    const buttons = opened(page).getByRole('group', { name: 'Wiedergabe' }).getByRole('button');
    for (const control of await opened(page).getByRole('slider').or(buttons).all()) {
      await control.press('Shift'); // a key shows the ring
      const crossed = await opened(page).evaluate((dialog) => {
        const ringed = [...dialog.querySelectorAll(':focus-visible, :has(> input:focus-visible)')].find(
          (element) => getComputedStyle(element).outlineStyle !== 'none',
        );
        if (ringed === undefined) return ['no ring'];
        const { outlineOffset, outlineWidth } = getComputedStyle(ringed);
        const { left, top, right, bottom } = ringed.getBoundingClientRect();
        const inner = Number.parseFloat(outlineOffset);
        const outer = inner + Number.parseFloat(outlineWidth);
        const range = document.createRange();
        const texts = document.createTreeWalker(dialog, NodeFilter.SHOW_TEXT);
        const found: (string | null)[] = [];
        while (texts.nextNode()) {
          range.selectNodeContents(texts.currentNode);
          const { height: line, ...box } = range.getBoundingClientRect().toJSON();
          const air = line / 5; // a line box is taller than its letters
          const isWithin = (by: number) =>
            box.left >= left - by &&
            box.right <= right + by &&
            box.top + air >= top - by &&
            box.bottom - air <= bottom + by;
          const isBeside =
            box.left >= right + outer ||
            box.right <= left - outer ||
            box.top + air >= bottom + outer ||
            box.bottom - air <= top - outer;
          if (line > 1 && !isWithin(inner) && !isBeside) found.push(texts.currentNode.textContent);
        }
        return found;
      });
      expect(crossed, `${await control.getAttribute('aria-label')} at ${width}x${height}`).toEqual([]);
    }
  }
});
