import type { Page } from '@playwright/test';

/** Adds rules to the page, past its policy, in place of those that this added before. */
export const setStyle = (page: Page, style: string) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, style);
