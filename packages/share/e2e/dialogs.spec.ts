import type { Page } from '@playwright/test';
import { openSheet } from '../../../e2e/pages/openSheet';
import { expect, test } from '../../../e2e/visitor';

const opened = (page: Page) => page.locator('dialog[open]').last();

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
    ['Class list', () => opened(page).getByRole('button', { name: 'Close' }).click()],
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
