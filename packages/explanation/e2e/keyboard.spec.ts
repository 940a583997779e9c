import { walk } from '../../../e2e/tab';
import { expect, test } from '../../../e2e/visitor';

const TRICKS = 'How fake sites trick people';

test('by keyboard the explanation is right before the controls; on a phone its question is read too', async ({
  dashboard,
  page,
}) => {
  for (const [width, name] of [
    [1280, TRICKS],
    [320, `Why fake? ${TRICKS}`],
  ] as const) {
    await page.setViewportSize({ width, height: 600 });
    await dashboard.visit('/?still=1&t=60');
    const walked = await walk(page);
    expect(walked[walked.indexOf('Controls') - 1]).toBe(name);
  }
});

test('the explanation gives the focus back to Withdraw that led to it', async ({ dashboard, page }) => {
  await dashboard.visit('/?seed=7&still=1&t=60');
  const withdraw = page.getByRole('button', { name: 'Withdraw', exact: true });
  await withdraw.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: TRICKS }).press('Enter');
  const dialog = page.getByRole('dialog', { name: TRICKS });
  await expect(dialog).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(withdraw).toBeFocused();
});
