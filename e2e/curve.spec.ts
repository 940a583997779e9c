import { Curve } from './pages/Curve';
import { expect, test } from './visitor';

/* How it is read by keyboard: EquityCurve.test.tsx; that it ends at the total on screen: dashboard.spec.ts. */
test('in forced colors and in print the line of the curve is visible, and the card says that it is simulated', async ({
  dashboard,
  page,
}) => {
  await page.goto('/?seed=7&t=600&still=1&amount=1000');
  const curve = new Curve(page);
  for (const media of [{ forcedColors: 'active' }, { forcedColors: 'none', media: 'print' }] as const) {
    await page.emulateMedia(media);
    const { stroke, card } = await curve.ink.evaluate((line) => ({
      stroke: getComputedStyle(line).stroke,
      card: getComputedStyle(line.closest('article') ?? line).backgroundColor,
    }));
    expect(stroke).not.toBe(card);
    expect((await curve.ink.boundingBox())?.width).toBeGreaterThan(100);
    await expect(curve.group.getByText('Simulated total since the start')).toBeVisible();
    await expect(dashboard.card('Profit').getByText('Simulated', { exact: true })).toBeVisible();
  }
});
