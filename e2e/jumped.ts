import type { Page } from '@playwright/test';

/** The sum of all layout shifts since the page was opened, to four decimals. */
export const jumped = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        let sum = 0;
        new PerformanceObserver((entries) => {
          for (const entry of entries.getEntries()) sum += 'value' in entry ? Number(entry.value) : 0;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum.toFixed(4)), 100); // the entries before it are reported first
      }),
  );
