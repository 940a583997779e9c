import { expect, type Page } from '@playwright/test';

/** Trades and popups on the page after one change. */
type Look = { count: number; popups: number };

/** Records every change of the page from now on, in the page itself, so that no burst is missed. */
export async function watch(page: Page): Promise<() => Promise<Look[]>> {
  const recorded = await page.evaluateHandle(() => {
    const looks: Look[] = [];
    const look = () => {
      const popups = [...document.querySelectorAll('.frame-profit span[aria-hidden=true]')];
      looks.push({
        count: Number(document.querySelector<HTMLDataElement>('.frame-trades data')?.value),
        popups: popups.filter(({ textContent }) => textContent.startsWith('+')).length,
      });
    };
    new MutationObserver(look).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return looks;
  });
  return () => recorded.evaluate((looks) => looks.splice(0));
}

/** Trades came one at a time, and never two popups at once. */
export function expectNoBurst(looks: readonly Look[], before: number) {
  expect(looks.length).toBeGreaterThan(0);
  const counts = [before, ...looks.map(({ count }) => count)];
  const steps = counts.slice(1).map((count, index) => count - (counts[index] ?? 0));
  expect(Math.max(...steps), 'trades with one change').toBe(1);
  expect(Math.max(...looks.map(({ popups }) => popups)), 'popups at once').toBe(1);
}
