import { Curve } from './pages/Curve';
import { expect, test } from './visitor';

const money = (cents: number) =>
  `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

test('the curve is read by keyboard from its start to the total on screen', async ({ dashboard, page }) => {
  await page.goto('/?seed=7&t=600&still=1&amount=1000');
  const curve = new Curve(page);
  await curve.slider.focus();
  expect(await curve.heard()).toContain(`simulated: ${money(await dashboard.total())}`);
  await page.keyboard.press('Home');
  await expect(curve.slider).toHaveAttribute('aria-valuetext', '00:00:00 · simulated: $1,000.00');
  await page.keyboard.press('ArrowRight');
  expect(await curve.heard()).not.toContain('$1,000.00');
  await expect(curve.group.getByText(await curve.heard())).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'As a table' })).toBeFocused();
  await expect(curve.group.getByText('00:10:00', { exact: true })).toBeVisible();
});

test('its table has twelve rows, the first of the start and the last of the total on screen', {
  tag: '@long',
}, async ({ dashboard, page }) => {
  await page.goto('/de?seed=7&t=86400&still=1&amount=1000');
  const curve = new Curve(page, 'de');
  const height = () => dashboard.card('Gewinn').evaluate((card) => card.getBoundingClientRect().height);
  await expect(curve.slider).toBeVisible();
  const before = await height();
  await expect(page.locator('table')).toHaveCount(1);
  await curve.group.getByRole('button', { name: 'Als Tabelle' }).click();
  const rows = curve.group.locator('tbody tr');
  await expect(rows).toHaveCount(12);
  await expect(rows.first()).toHaveText('00:00:001.000,00 €');
  await expect(rows.last().locator('data')).toHaveAttribute(
    'value',
    String(await dashboard.exactOf('Gewinn')),
  );
  expect(await height()).toBe(before);
});

test('the curve of a month ends at its total, in a picture of bounded size', { tag: '@long' }, async ({
  dashboard,
  page,
}) => {
  await page.goto('/?seed=7&scene=long-run');
  const curve = new Curve(page);
  // The month is computed twice, for the session and for the curve: slow on a busy machine.
  await expect(curve.slider).toHaveAttribute('aria-valuetext', /^29 d 23:59:5\d · /, { timeout: 60_000 });
  await expect(page.locator('html')).toHaveAttribute('data-settled', 'true');
  expect(totalOf(await curve.heard())).toBe(await dashboard.total());
  expect((await curve.line()).length).toBeLessThan(20_000);
});

test('every amount and every width is drawn inside the card', { tag: '@long' }, async ({
  dashboard,
  page,
}) => {
  for (const [amount, t] of [
    ['0', 4],
    ['-50', 4],
    ['-999999999999.99', 86_400],
    ['999999999999.99', 86_400],
  ] as const) {
    await page.goto(`/?seed=7&still=1&amount=${amount}&t=${t}`);
    const curve = new Curve(page);
    await curve.slider.focus();
    await page.keyboard.press('PageDown');
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await dashboard.expectNoSidewaysScroll();
      const card = dashboard.card('Profit');
      expect(await card.innerHTML()).not.toMatch(/NaN|Infinity|undefined|\de[+-]/);
      const inside = await curve.group.evaluate((group) => {
        const box = group.closest('section')?.getBoundingClientRect();
        return [...group.querySelectorAll('p:not(.sr-only), data, button')].every((part) => {
          const { left, right, bottom, width: wide } = part.getBoundingClientRect();
          return box && (wide < 2 || (left >= box.left && right <= box.right && bottom <= box.bottom));
        });
      });
      expect(inside, `${amount} at ${t} s, ${width} px`).toBe(true);
    }
  }
});

test('in forced colours and in print the line is visible, and the card says that it is simulated', {
  tag: '@long',
}, async ({ dashboard, page }) => {
  await page.goto('/?seed=7&t=600&still=1');
  const curve = new Curve(page);
  await expect(curve.slider).toBeAttached();
  const ink = curve.ink;
  for (const media of [{ forcedColors: 'active' }, { forcedColors: 'none', media: 'print' }] as const) {
    await page.emulateMedia(media);
    const { stroke, card } = await ink.evaluate((line) => ({
      stroke: getComputedStyle(line).stroke,
      card: getComputedStyle(line.closest('section') ?? line).backgroundColor,
    }));
    expect(stroke).not.toBe(card);
    expect((await ink.boundingBox())?.width).toBeGreaterThan(100);
    await expect(curve.group.getByText('Simulated total since the start')).toBeVisible();
    await expect(dashboard.card('Profit').getByText('Simulated', { exact: true })).toBeVisible();
  }
});

/** The last amount of a text, in cents. */
function totalOf(text: string): number {
  return Number(text.split('$').at(-1)?.replace(/\D/g, ''));
}
