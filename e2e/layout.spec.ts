import type { Page } from '@playwright/test';
import { expect, test } from './visitor';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
];
const PATHS = ['/?seed=7', '/de?seed=7', '/?seed=7&scenario=fair', '/de?seed=7&scenario=fair', '/v?seed=7'];

/** What of the newest trade lies outside the window, or outside the list; nothing once all of its row is in sight. */
function hiddenOfNewest(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const row = document.querySelector('tbody tr');
    const list = row?.closest('[role=group]')?.getBoundingClientRect();
    if (row === null || list === undefined) return ['there is no row'];
    return [row, ...row.querySelectorAll('data, p, img, svg')].flatMap((part) => {
      const { top, bottom, left, right } = part.getBoundingClientRect();
      const inWindow = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
      const inList = top >= list.top && bottom <= list.bottom + 1;
      return inWindow && inList ? [] : [`${part.textContent} ${Math.round(top)} to ${Math.round(bottom)}`];
    });
  });
}

for (const path of PATHS)
  test(`a trade that comes in at ${path} is seen at once, at every size`, async ({ page }) => {
    await page.setViewportSize(SIZES[0] ?? { width: 1440, height: 900 });
    await page.goto(path);
    await expect(page.locator('tbody tr').first()).toBeVisible({ timeout: 10_000 });
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expect.poll(() => hiddenOfNewest(page), `${size.width}x${size.height}`).toEqual([]);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }
  });

test('the list keeps its place before the first trade, and shows whole rows at every size', async ({
  page,
}) => {
  for (const size of [...SIZES, { width: 1024, height: 768 }, { width: 1920, height: 1080 }]) {
    await page.setViewportSize(size);
    const listOf = async (scene: string) => {
      await page.goto(`/?seed=7&still=1&scene=${scene}`);
      await expect(page.locator('html')).toHaveAttribute('data-settled', 'true');
      return page.getByRole('group', { name: 'Invented trades' }).evaluate((list) => ({
        place: list.getBoundingClientRect().toJSON(),
        row: list.querySelector('tbody tr')?.getBoundingClientRect().height ?? 0,
        room: list.clientHeight - (list.querySelector('thead')?.getBoundingClientRect().height ?? 0),
      }));
    };
    const empty = await listOf('empty');
    const full = await listOf('full-list');
    expect(full.place, `${size.width}x${size.height}`).toEqual(empty.place);
    const rows = full.room / full.row;
    expect(rows, `${size.width}x${size.height}`).toBeCloseTo(Math.round(rows), 1);
    expect(Math.round(rows)).toBeGreaterThanOrEqual(4);
    expect(Math.round(rows)).toBeLessThanOrEqual(10);
  }
});

test('nothing moves while the page loads and half a minute is played', async ({ context }) => {
  test.setTimeout(90_000);
  await Promise.all(
    [
      // Slow enough that a row has taken its place before the next one comes, on a busy machine too.
      { path: '/?seed=7&speed=2', width: 1440, height: 900 },
      { path: '/de?seed=7&speed=2&scenario=fair', width: 390, height: 844 },
    ].map(async ({ path, ...size }) => {
      const page = await context.newPage();
      await page.setViewportSize(size);
      await page.addInitScript(() => {
        const shifts: string[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            for (const { node } of Reflect.get(entry, 'sources'))
              shifts.push(node instanceof Element ? node.outerHTML.slice(0, 120) : String(node));
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(path);
      await expect(page.locator('tbody tr')).toHaveCount(10, { timeout: 30_000 });
      await page.waitForTimeout(5_000);
      expect(await page.evaluate(() => Reflect.get(window, 'shifts')), path).toEqual([]);
    }),
  );
});

test('nothing beside the label covers it, at any width', async ({ page }) => {
  await page.goto('/de?seed=sun-bear-hoopoe-MUC&scenario=fair&still=1');
  const explanation = page.getByRole('button', { name: 'So täuschen solche Seiten' });
  for (const width of [320, 480, 767, 1024, 1152, 1240, 1279, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const [label, run] = await Promise.all(
      ['.bar > [data-simulation-label]', '.run-slot'].map((part) => page.locator(part).boundingBox()),
    );
    const apart = label && run && (run.x >= label.x + label.width || run.y >= label.y + label.height);
    expect(apart, `${width} px`).toBe(true);
    const words = await explanation.locator('span').boundingBox();
    expect((words?.width ?? 0) > 100, `${width} px`).toBe(width >= 480);
  }
});
