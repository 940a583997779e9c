import { expect, test } from '../../../../e2e/visitor';

test('offline: help and explanation are there unopened', async ({ context, dashboard, page }) => {
  await page.goto('/?seed=7&speed=4');
  await dashboard.fetched();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'How fake sites trick people' }).click();
  await expect(page.getByRole('dialog', { name: 'How fake sites trick people' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'I have paid already' }).click();
  await expect(page.getByRole('dialog', { name: 'I have paid already' })).toContainText('report');
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('who saves data, or whose network is slow, loads help alone unasked', async ({
  dashboard,
  page,
  requests,
}) => {
  const asked = () => requests.filter((url) => /(?:GuidedExplanation|Help)-.*\.js/.test(url)).length;
  for (const connection of [
    { saveData: true, effectiveType: '4g' },
    { saveData: false, effectiveType: '3g' },
    { saveData: false, effectiveType: '4g' },
  ]) {
    await page.addInitScript((told) => {
      Object.defineProperty(navigator, 'connection', { value: told, configurable: true });
    }, connection);
    requests.length = 0;
    await page.goto('/?seed=7&speed=4');
    if (connection.effectiveType === '4g' && !connection.saveData) await expect.poll(asked).toBe(2);
    else {
      await expect.poll(asked).toBe(1);
      await expect.poll(() => dashboard.count()).toBeGreaterThan(14); // the page has been idle in the meantime
      expect(asked()).toBe(1);
    }
  }
});
