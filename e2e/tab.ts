import type { Page } from '@playwright/test';

/** After the last stop. */
export const LEFT = 'the page is left';

/**
 * Presses the Tab key. Returns the element in focus, or what is wrong with it: covered, out of the window, not
 * outlined.
 */
async function tab(page: Page): Promise<string> {
  await page.keyboard.press('Tab');
  return page.evaluate((left) => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return left;
    const said =
      focused.getAttribute('aria-label') ?? (focused instanceof HTMLElement ? focused.innerText : '');
    const name = said.replaceAll(/\s+/g, ' ').trim();
    // A slider is invisible above its track; the track has the outline.
    const seen = focused.matches('input[type=range]') ? (focused.parentElement ?? focused) : focused;
    const box = seen.getBoundingClientRect();
    const x = box.left + box.width / 2;
    const y = box.top + Math.min(box.height, 40) / 2;
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return `${name} is out of the window`;
    if (!focused.contains(document.elementFromPoint(x, y))) return `${name} is covered`;
    const { outlineStyle, outlineWidth } = getComputedStyle(seen);
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return `${name} is not outlined`;
    return name;
  }, LEFT);
}

/** Presses the Tab key until the element of this name is in focus. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let stop = 0; stop < 40; stop += 1) if ((await tab(page)) === name) return;
  throw new Error(`The Tab key does not lead to ${name}.`);
}

/** Where the Tab key leads, in order, from the beginning of the page to its end. */
export async function walk(page: Page): Promise<readonly string[]> {
  const walked: string[] = [];
  do walked.push(await tab(page));
  while (walked.at(-1) !== LEFT && walked.length < 40);
  return walked;
}
