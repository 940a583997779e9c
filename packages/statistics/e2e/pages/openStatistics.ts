import type { FrameLocator, Page } from '@playwright/test';
import { openSheet } from '../../../../e2e/pages/openSheet';
import { doorTexts } from '../../src/texts/doors';

/** Opens the statistics, which the controls lead to, in either language. */
export async function openStatistics(page: Page | FrameLocator): Promise<void> {
  const sheet = await openSheet(page, 'run');
  const name = new RegExp(`^(${doorTexts.en.statistics}|${doorTexts.de.statistics})$`);
  await sheet.getByRole('button', { name }).press('Enter');
}
