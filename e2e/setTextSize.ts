import type { Page } from '@playwright/test';

/** @param standard in px; the text of this height without a setting is 16 px high */
export async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', {
    fontSizes: { standard, fixed: Math.round((standard * 13) / 16) },
  });
  await session.detach();
}
