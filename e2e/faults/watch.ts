import type { Page } from '@playwright/test';

/** What was to be seen at one change of the page. */
export type Look = { at: number; count: number; popups: number };

declare global {
  interface Window {
    looks: Look[];
  }
}

/** Keeps account of every change of the page from now on, in the page itself, so that no burst goes unseen. */
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

/** How many trades came with one change, at most. */
export function largestBurst(looks: readonly Look[], before: number): number {
  const counts = [before, ...looks.map(({ count }) => count)];
  return Math.max(0, ...counts.slice(1).map((count, index) => count - (counts[index] ?? 0)));
}
