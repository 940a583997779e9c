import { openSheet } from '../../../e2e/pages/openSheet';
import { expect, expectMessages, MISSING_FILE, test } from '../../../e2e/visitor';

test('offline twice: the sheet, and what opens over it, come as soon as the network does', async ({
  consoleMessages,
  context,
  dashboard,
  page,
}) => {
  await page.goto('/?seed=7&still=1');
  await dashboard.fetched();
  await context.setOffline(true);
  const sheet = await openSheet(page, 'share');
  const waiting = page.getByText('Waiting for the network.').and(page.locator('p:visible'));
  await expect(waiting.first()).toBeVisible();
  await context.setOffline(false);
  await expect(sheet.getByRole('button', { name: 'Embed' })).toBeVisible();
  await context.setOffline(true);
  await sheet.getByRole('button', { name: 'Embed' }).press('Enter');
  await expect(waiting.first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('dialog', { name: 'Embed' })).toBeVisible();
  expectMessages(consoleMessages, MISSING_FILE);
});
