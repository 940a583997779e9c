import type { FrameLocator, Locator, Page } from '@playwright/test';
import { de } from '../../packages/dashboard/src/i18n/de/controls';
import { en } from '../../packages/dashboard/src/i18n/en/controls';
import { SHEETS, type Sheet } from '../../packages/dashboard/src/visit/dialogs';

const CONTROLS = /^(Controls|Steuerung)$/;

const buttonOf = (dialog: Locator, sheet: Sheet) =>
  dialog.getByRole('button', { name: new RegExp(`^(${en.sheets[sheet]}|${de.sheets[sheet]})$`) });

/** Opens a sheet of the controls, in either language. Returns their dialog. */
export async function openSheet(page: Page | FrameLocator, sheet: Sheet): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: CONTROLS });
  const isOpen = await dialog.isVisible();
  if (!isOpen) await page.getByRole('button', { name: CONTROLS }).press('Enter');
  await dialog.waitFor();
  if (isOpen || sheet !== 'play') await buttonOf(dialog, sheet).press('Enter');
  return dialog;
}

/** Opens the controls. Returns their sheets: one is there only where an extra stands in it. */
export async function sheetsOn(page: Page): Promise<readonly Sheet[]> {
  const dialog = await openSheet(page, 'play');
  const counts = await Promise.all(SHEETS.map((sheet) => buttonOf(dialog, sheet).count()));
  return SHEETS.filter((_, at) => counts[at] !== 0);
}
