import { boxOf } from './boxes';
import { expect, test } from './visitor';

for (const { path, texts, tag } of [
  // The most badges on the narrowest card.
  {
    path: '/de?seed=7&scenario=fair',
    texts: ['Gewinn', 'Anhalten', 'Fortsetzen', 'Angehalten', 'Zurückziehen'],
    tag: [],
  },
  {
    path: '/v?seed=7&scene=new',
    texts: ['Profit', 'Pause', 'Resume', 'Paused', 'Withdraw'],
    tag: ['@long'],
  },
] as const)
  test(`what is paused says so beside the total, and nothing moves for it: ${path}`, {
    tag: [...tag],
  }, async ({ dashboard, page }) => {
    const [card, pause, resume, sign, withdraw] = texts;
    await dashboard.visit(path);
    if (path.startsWith('/v')) await dashboard.press(resume); // a scene stands still
    const shown = dashboard.card(card).getByText(sign, { exact: true });
    const icon = shown.locator('..').locator('svg');
    const place = async () => {
      const [box, within] = [
        await boxOf(page.getByRole('button', { name: withdraw })),
        await boxOf(dashboard.card(card)),
      ];
      return { x: box.x - within.x, y: box.y - within.y, height: within.height };
    };
    for (const width of [1440, 390, 320]) {
      const where = `${path} at ${width} px`;
      await page.setViewportSize({ width, height: 844 });
      await expect(shown, where).toHaveCount(0);
      const before = await place();
      await dashboard.press(pause);
      await icon.scrollIntoViewIfNeeded();
      await expect(icon, where).toBeInViewport({ ratio: 1 });
      if (width > 320) expect((await boxOf(shown)).width, where).toBeGreaterThan(20);
      expect(await place(), where).toEqual(before);
      await dashboard.press(resume);
    }
  });
