import type { Page } from '@playwright/test';

/** Trades and popups on the page after one change. */
export type Look = { at: number; count: number; popups: number };

declare global {
  interface Window {
    looks: Look[];
  }
}

/** Records every change of the page from now on, in the page itself, so that no burst is missed. */
export async function watch(page: Page): Promise<() => Promise<Look[]>> {
  await page.evaluate(() => {
    window.looks = [];
    const look = () => {
      const popups = [...document.querySelectorAll('.frame-profit span[aria-hidden=true]')];
      window.looks.push({
        at: performance.now(),
        count: Number(document.querySelector<HTMLDataElement>('.frame-trades data')?.value),
        popups: popups.filter(({ textContent }) => textContent.startsWith('+')).length,
      });
    };
    new MutationObserver(look).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  return () => page.evaluate(() => window.looks.splice(0));
}

/** The largest number of trades that came with one change. */
export function largestBurst(looks: readonly Look[], before: number): number {
  const counts = [before, ...looks.map(({ count }) => count)];
  return Math.max(0, ...counts.slice(1).map((count, index) => count - (counts[index] ?? 0)));
}
