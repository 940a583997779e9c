import { shiftsOf } from './jumped';
import { expect, hold, test } from './visitor';

for (const [path, width, height] of [
  ['/?seed=7', 1440, 900],
  ['/de?seed=7&scenario=fair&chance=30&picked=best-of-1000', 390, 844],
  ['/v?seed=7', 768, 1024],
] as const)
  test(`${path} at ${width} px: before its script the page has the label and no figure; when the script comes, nothing moves`, async ({
    dashboard,
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const release = await hold(page, '**/assets/index-*.js');
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await expect(page.locator('[data-simulation-label]')).toBeVisible();
    await expect(page.locator('.frame-card')).toHaveCount(4);
    await expect(page.locator('data')).toHaveCount(0);
    release();
    await dashboard.settled();
    expect(await shiftsOf(page, 0, 0)).toEqual([]);
  });
