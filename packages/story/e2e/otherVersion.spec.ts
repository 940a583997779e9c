import { boxOf } from '../../../e2e/boxes';
import { expect, test } from '../../../e2e/visitor';

test('on a link of another engine version the story lies over nothing of what the page says in place of a run, and one press opens the run afterwards', async ({
  dashboard,
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/?seed=7&engine=1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link belongs to another version');
  const explanation = page.getByRole('button', { name: 'How fake sites trick people' });
  test.skip((await explanation.count()) === 0, 'Nothing leads to the story there without the explanation.');
  await explanation.click();
  await page.getByRole('button', { name: 'Play the story' }).click();
  const story = page.locator('[data-story]');
  await expect(story).toBeVisible();
  const screen = await boxOf(page.getByRole('main'));
  expect(screen.x + screen.width).toBeLessThanOrEqual((await boxOf(story)).x);
  await dashboard.press('Leave the story');
  await expect(story).toHaveCount(0);
  await page.getByRole('button', { name: /version/ }).click();
  await expect(page.locator('main data').first()).toBeVisible();
  expect(page.url()).not.toContain('engine');
});
