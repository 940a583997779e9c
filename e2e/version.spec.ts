import { expect, test } from './visitor';

test('a link of another engine version says so instead of showing another run', { tag: '@long' }, async ({
  page,
}) => {
  for (const [path, title] of [
    ['/?seed=7&engine=999', 'This link belongs to another version'],
    ['/de?seed=7&engine=99', 'Dieser Link gehört zu einer anderen Version'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('data')).toHaveCount(0);
    await expect(page.locator('[data-simulation-label]')).toBeVisible();
    await page.getByRole('button', { name: /Version|version/ }).click();
    await expect(page.locator('main data').first()).toBeVisible();
    expect(page.url()).not.toContain('engine');
  }
  await page.goto('/?seed=7&engine=x');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
});
