import { expect, test } from './visitor';

/** What is seen in the first window: its words, as they are divided by spaces, and what can be pressed. */
const firstSight = (root: Element) => {
  const isSeen = (element: Element | null, { width, height, top, left }: DOMRect) =>
    element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) === true &&
    element.closest('.sr-only') === null &&
    getComputedStyle(element).clipPath !== 'inset(50%)' &&
    width > 1 &&
    height > 1 &&
    top < innerHeight &&
    left < innerWidth;
  const words: string[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(text);
    if (isSeen(text.parentElement, range.getBoundingClientRect()))
      words.push(...(text.textContent?.match(/\S+/g) ?? []));
  }
  const controls = [...root.querySelectorAll('a[href], button, input, select, [tabindex="0"]')]
    .filter((control) => isSeen(control, control.getBoundingClientRect()))
    .map((control) => control.getAttribute('aria-label') ?? control.textContent);
  return { words, controls };
};

test('INV-06 the first sight of the dashboard has at most 115 words and 16 controls, and no part with a badge says again that it is invented', async ({
  dashboard,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await dashboard.visit('/?seed=7&t=4&still=1');
  await expect(dashboard.rows).toHaveCount(2);
  const { words, controls } = await page.locator('body').evaluate(firstSight);
  expect(words.length, words.join(' ')).toBeLessThanOrEqual(115);
  expect(controls.length, controls.join(', ')).toBeLessThanOrEqual(16);
  for (const locale of ['en', 'de'] as const) {
    await dashboard.visit(`${locale === 'de' ? '/de' : '/'}?seed=7&t=4&still=1`);
    for (const card of await page.getByRole('article').all()) {
      const seen = (await card.evaluate(firstSight)).words.join(' ');
      expect(seen.match(/simul|invent|erfunden/gi), seen).toHaveLength(1);
    }
  }
});
