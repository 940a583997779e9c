import type { FrameLocator, Locator, Page } from '@playwright/test';
import { de } from '../../packages/dashboard/src/i18n/de/controls';
import { de as pageDe } from '../../packages/dashboard/src/i18n/de/page';
import { en } from '../../packages/dashboard/src/i18n/en/controls';
import { en as pageEn } from '../../packages/dashboard/src/i18n/en/page';
import type { Sheet } from '../../packages/dashboard/src/visit/dialogs';

const CONTROLS = /^(Controls|Steuerung)$/;

/** Opens a sheet of the controls, in either language. Returns their dialog. */
export async function openSheet(page: Page | FrameLocator, sheet: Sheet): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: CONTROLS });
  const isOpen = await dialog.isVisible();
  if (!isOpen) await page.getByRole('button', { name: CONTROLS }).press('Enter');
  await dialog.waitFor();
  const name = new RegExp(`^(${en.sheets[sheet]}|${de.sheets[sheet]})$`);
  if (isOpen || sheet !== 'play') await dialog.getByRole('button', { name }).press('Enter');
  return dialog;
}

/** Opens the statistics, which the controls lead to, in either language. */
export async function openStatistics(page: Page | FrameLocator): Promise<void> {
  const sheet = await openSheet(page, 'run');
  const name = new RegExp(`^(${pageEn.statistics}|${pageDe.statistics})$`);
  await sheet.getByRole('button', { name }).press('Enter');
}
