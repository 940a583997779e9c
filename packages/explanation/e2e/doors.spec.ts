import { expect, test } from '../../../e2e/visitor';

/* Whom to call in which country: Help.test.tsx. */
test('“I have paid already” is one press from the head of the page, also on a phone’s first sight, from Withdraw and the explanation', async ({
  dashboard,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await dashboard.visit('/?seed=7&still=1&t=60');
  const help = page.getByRole('dialog', { name: 'I have paid already' });
  for (const door of [undefined, 'Withdraw', 'Why fake? How fake sites trick people']) {
    if (door !== undefined) await dashboard.press(door);
    const place = page.locator(door === undefined ? 'main' : 'dialog[open]');
    const button = place.getByRole('button', { name: 'I have paid already' });
    await expect(button).toBeInViewport();
    await button.click();
    await expect(help.getByRole('listitem').first()).toContainText('Pay nothing more');
    await expect(help.locator('[data-simulation-label]')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});
