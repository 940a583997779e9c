import { expect, test } from '../visitor';

test('at 320x256 and 3840x2160 all can be reached, nothing is cut off; printed, the page has the label, every figure and every row', async ({
  dashboard,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/?seed=7&t=40&still=1');
  for (const [width, height] of [
    [320, 256],
    [3840, 2160],
  ] as const) {
    const where = `${width}x${height}`;
    await page.setViewportSize({ width, height });
    await dashboard.settled();
    await dashboard.expectNoSidewaysScroll();
    await expect(dashboard.cards).toHaveCount(4);
    for (const card of await dashboard.cards.all()) {
      await card.scrollIntoViewIfNeeded();
      await expect(card.getByRole('heading'), where).toBeInViewport({ ratio: 1 });
    }
    await page.getByRole('button', { name: 'Controls' }).click();
    const dialog = page.getByRole('dialog').last();
    await expect(dialog, where).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog'), where).toHaveCount(0);
  }
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  await page.setViewportSize({ width: 718, height: 1_000 }); // A4 without its margins
  await expect(dashboard.label).toBeVisible();
  await expect(dashboard.cards).toHaveCount(4);
  for (const card of await dashboard.cards.all()) await expect(card.locator('data').first()).toBeVisible();
  await expect(dashboard.rows.filter({ visible: true })).toHaveCount(10);
  await dashboard.expectNoSidewaysScroll();
  const list = page.getByRole('group', { name: /Invented trades/ });
  const hidden = await list.evaluate((element) => element.scrollHeight - element.clientHeight);
  expect(hidden).toBeLessThanOrEqual(1); // paper does not scroll
});

test('CPU 20 times slower: the pace is kept, no backlog of trades or popups', {
  tag: '@long',
}, async ({ dashboard, page }) => {
  const session = await page.context().newCDPSession(page);
  await page.goto('/?seed=7&trades=0&speed=10');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await session.send('Emulation.setCPUThrottlingRate', { rate: 20 });
  test.setTimeout(180_000);
  await expect.poll(() => dashboard.count(), { timeout: 60_000 }).toBeGreaterThan(12);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  expect(await dashboard.rows.count()).toBeLessThanOrEqual(10);
  await dashboard.press('Pause');
  const held = await dashboard.count();
  await expect(page.locator('html')).toHaveAttribute('data-settled', 'true');
  expect(await dashboard.count()).toBe(held); // no late trade follows
  await expect(dashboard.card('Profit').getByText(/^\+\$/)).toHaveCount(0);
});
