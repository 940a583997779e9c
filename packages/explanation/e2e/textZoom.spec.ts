import { layoutProblems } from '../../../e2e/layoutProblems';
import { setTextSize } from '../../../e2e/setTextSize';
import { expect, test } from '../../../e2e/visitor';

test('with large text on a phone, each step of the explanation fits its width, and a third of the window is left to read in', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/de?scene=deceive&seed=7&still=1');
  const dialog = page.getByRole('dialog');
  const goOn = dialog.getByRole('button', { name: 'Weiter' });
  for (let step = 1; step < 3; step += 1) await goOn.click();
  for (const size of [24, 32]) {
    await setTextSize(page, size);
    const lines = await page.locator('.bar [data-simulation-label]').evaluate((label) => {
      const { height } = label.getBoundingClientRect();
      return Math.round(height / Number.parseFloat(getComputedStyle(label).lineHeight));
    });
    expect(lines, `of the bar, with text of ${size} px`).toBeLessThanOrEqual(3);
    const text = dialog.locator('[aria-live] > div');
    /** What is seen at once, as a part of a third of the window; of a shorter text, as a part of it. */
    const read = () =>
      text.evaluate((element) => {
        element.lastElementChild?.scrollIntoView({ block: 'end', behavior: 'instant' });
        const { left, height } = element.getBoundingClientRect();
        const heights = Array.from({ length: innerHeight }, (_, y) => y);
        const seen = heights.filter((y) => element.contains(document.elementFromPoint(left + 1, y))).length;
        return seen / Math.min(height, innerHeight / 3);
      });
    await expect.poll(read, `with text of ${size} px`).toBeGreaterThan(0.98);
  }
  await dialog.getByRole('button', { name: 'Zurück' }).click();
  for (let step = 2; step < 13; step += 1) {
    await expect.poll(() => layoutProblems(page), { message: `step ${step}` }).toEqual([]);
    await goOn.click();
  }
});
