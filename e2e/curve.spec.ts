import { Curve } from './pages/Curve';
import { dollars } from './pages/SimulationPage';
import { expect, test } from './visitor';

/* Each key, and the ends that are shown again: EquityCurve.test.tsx. */
test('the curve is read by keyboard from its start to the total on screen; in forced colors and in print its line is visible, and the card says that it is simulated', async ({
  dashboard,
  page,
}) => {
  await page.goto('/?seed=7&t=600&still=1&amount=1000');
  const curve = new Curve(page);
  await curve.slider.focus();
  expect(await curve.heard()).toContain(`simulated: ${dollars(await dashboard.total())}`);
  await page.keyboard.press('Home');
  await expect(curve.slider).toHaveAttribute('aria-valuetext', '00:00:00, simulated: $1,000.00');

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
