import type { Page } from '@playwright/test';
import { boxOf } from './boxes';
import { openSheet } from './pages/openSheet';
import { expect, test } from './visitor';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
  { width: 320, height: 568 },
];
const SHEETS = ['controls', 'controls-run', 'controls-share', 'controls-settings'];
const CLOSE = /^(Close|Schließen)$/;

const opened = (page: Page) => page.locator('dialog[open]').last();

test('each sheet of the controls fits a window 720 px high without scrolling, in both languages', async ({
  dashboard,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const path of ['/', '/de', '/v'])
    for (const scene of SHEETS) {
      // In the market that has the most fields.
      await dashboard.visit(`${path}?seed=sun-bear-hoopoe-MUC&scenario=rare-loss&still=1&scene=${scene}`);
      const { hidden, bottom } = await opened(page).evaluate((dialog) => ({
        hidden: dialog.scrollHeight - dialog.clientHeight,
        bottom: dialog.getBoundingClientRect().bottom,
      }));
      expect(hidden, `${path} ${scene}`).toBeLessThanOrEqual(0);
      expect(bottom, `${path} ${scene}`).toBeLessThanOrEqual(720);
    }
});

test('Close is in sight in every dialog at every size when it opens and when it is scrolled to its end, beside the title and below the label', async ({
  dashboard,
  page,
}) => {
  const over = ['QR-Code', 'Klassenliste', 'Einbetten'];
  for (const scene of ['withdraw', 'deceive', 'lesson', ...SHEETS, ...over]) {
    const isOver = over.includes(scene);
    await dashboard.visit(`/de?seed=7&still=1&t=60&scene=${isOver ? 'controls-share' : scene}`);
    if (isOver) await page.getByRole('button', { name: scene }).click();
    await expect(page.locator('dialog[open]')).toHaveCount(isOver ? 2 : 1);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const dialog = opened(page);
      const close = dialog.getByRole('button', { name: CLOSE });
      for (const end of [0, 1]) {
        await dialog.evaluate((root, part) => {
          for (const box of [root, ...root.querySelectorAll('*')])
            box.scrollTop = part * (box.scrollHeight - box.clientHeight);
        }, end);
        const where = `${scene} at ${size.width}x${size.height}, ${end ? 'its end' : 'its start'}`;
        await expect(close, where).toBeInViewport({ ratio: 1 });
        const { x, y, width, height } = await boxOf(close);
        const onTop = await close.evaluate(
          (button, [left, top]) => button.contains(document.elementFromPoint(left, top)),
          [x + width / 2, y + height / 2] as const,
        );
        expect(onTop, where).toBe(true);
      }
    }
  }
});

test('Escape, Close and a press beside it close one dialog at a time, and the sheet beneath is as it was', async ({
  dashboard,
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 400 });
  await dashboard.visit('/?seed=7&still=1&t=60');
  const share = await openSheet(page, 'share');
  const dialogs = page.getByRole('dialog').filter({ visible: true });
  for (const [over, leave] of [
    ['QR code', () => page.keyboard.press('Escape')],
    ['Class list', () => opened(page).getByRole('button', { name: CLOSE }).click()],
    ['Embed', () => page.mouse.click(4, 396)],
  ] as const) {
    await share.getByRole('button', { name: over }).click();
    const place = await share.evaluate((dialog) => dialog.scrollTop);
    expect(place).toBeGreaterThan(0);
    await expect(page.locator('dialog[open]')).toHaveCount(2);
    await leave();
    await expect(page.locator('dialog[open]')).toHaveCount(1);
    await expect(share.getByRole('button', { name: over })).toBeFocused();
    expect(await share.evaluate((dialog) => dialog.scrollTop)).toBe(place);
  }
  // Another sheet begins at its start.
  await openSheet(page, 'run');
  expect(await share.evaluate((dialog) => dialog.scrollTop)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(dialogs).toHaveCount(0);
});

test('a press beside a dialog closes it, whichever it is; one that marks a text and ends there does not', async ({
  dashboard,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const scene of ['withdraw', 'deceive', 'lesson', 'controls']) {
    await dashboard.visit(`/?seed=7&still=1&t=60&scene=${scene}`);
    const dialog = opened(page);
    const { x, y } = await boxOf(dialog.getByRole('heading').first());
    await page.mouse.move(x + 4, y + 4);
    await page.mouse.down();
    await page.mouse.move(8, 600);
    await page.mouse.up();
    await expect(dialog, scene).toBeVisible();
    await page.mouse.click(8, 600);
    await expect(page.getByRole('dialog'), scene).toHaveCount(0);
  }
});

test('the ring around a slider or a button of the controls lies on no text', async ({ dashboard, page }) => {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await dashboard.visit('/de?seed=7&still=1&t=60&scene=controls');
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
