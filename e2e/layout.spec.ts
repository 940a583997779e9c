import { boxOf, sizesOf } from './boxes';
import { jumped, shiftsOf } from './jumped';
import { Curve } from './pages/Curve';
import { SimulationPage } from './pages/SimulationPage';
import { expect, hold, test } from './visitor';

const SIZES = sizesOf('1440x900 1280x720 768x1024 390x844');

/** Of a layout, whether it was one of parts of the page. */
type TraceEvent = { args: { beginData?: { partialLayout?: boolean } } };

for (const { path, tag } of [
  { path: '/de?seed=7&scenario=fair', tag: [] },
  { path: '/v?seed=7', tag: '@long' },
])
  test(`a trade that comes in is seen at once, at every size: ${path}`, { tag }, async ({ page }) => {
    await page.goto(path);
    const newest = page.locator('tbody tr').first();
    await expect(newest).toBeVisible();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const where = `${path} at ${size.width}x${size.height}`;
      // Of the window, and of the list, which scrolls.
      await expect(newest, where).toBeInViewport({ ratio: 1 });
      for (const amount of await newest.locator('data').all())
        await expect(amount, where).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => scrollY), where).toBe(0);
    }
  });

test('on a phone held sideways the label, the total with its name, and most of the curve are seen at once', async ({
  dashboard,
  page,
}) => {
  await page.setViewportSize({ width: 667, height: 375 });
  for (const path of ['/?seed=7&t=60&still=1', '/v?seed=7&still=1']) {
    await dashboard.visit(path);
    const card = dashboard.card('Profit');
    await expect(page.locator('.bar [data-simulation-label]'), path).toBeInViewport({ ratio: 1 });
    await expect(card.getByRole('heading'), path).toBeInViewport({ ratio: 1 });
    await expect(dashboard.figureOf('Profit'), path).toBeInViewport({ ratio: 1 });
    await expect(new Curve(page).group, path).toBeInViewport({ ratio: 0.6 });
    expect(await page.evaluate(() => scrollY), path).toBe(0);
  }
});

// E008
test('the list keeps its place before the first trade, shows whole rows at every size, and scrolls', async ({
  dashboard,
  page,
}) => {
  const sizes = [...SIZES, { width: 1024, height: 768 }, { width: 1920, height: 1080 }];
  const listsOf = async (scene: string) => {
    await dashboard.visit(`/?seed=7&still=1&scene=${scene}`);
    const lists: { place: DOMRect; row: number; room: number; hidden: number }[] = [];
    for (const size of sizes) {
      await page.setViewportSize(size);
      lists.push(
        await page.getByRole('group', { name: 'Latest trades' }).evaluate((list) => ({
          place: list.getBoundingClientRect().toJSON(),
          row: list.querySelector('tbody tr')?.getBoundingClientRect().height ?? 0,
          hidden: list.scrollHeight - list.clientHeight,
          room: list.clientHeight - (list.querySelector('thead')?.getBoundingClientRect().height ?? 0),
        })),
      );
    }
    return lists;
  };
  const empty = await listsOf('empty');
  const full = await listsOf('full-list');
  for (const [at, { width, height }] of sizes.entries()) {
    const { place, room = 0, row = 1, hidden } = full[at] ?? {};
    const where = `${width}x${height}`;
    expect(place, where).toEqual(empty[at]?.place);
    expect(room / row, where).toBeCloseTo(Math.round(room / row), 1);
    expect(Math.round(room / row), where).toBeGreaterThanOrEqual(4);
    expect(Math.round(room / row), where).toBeLessThanOrEqual(10);
    if (width === 1280) expect(hidden).toBeGreaterThan(0);
  }
});

test('nothing but its rows moves while the page loads, the list fills, and trades leave it', async ({
  context,
}) => {
  await Promise.all(
    [
      { path: '/?seed=7&speed=4&trades=0', card: 'Trades', until: 4, width: 1440, height: 900 },
      {
        path: '/de?seed=7&speed=4&trades=0&scenario=fair&t=16',
        card: 'Berufe',
        until: 12,
        width: 390,
        height: 844,
      },
    ].map(async ({ path, card, until, ...size }) => {
      const page = await context.newPage();
      await page.setViewportSize(size);
      await page.goto(path);
      const dashboard = new SimulationPage(page);
      await expect.poll(() => dashboard.count(card)).toBeGreaterThanOrEqual(until);
      expect(await jumped(page), path).toEqual([]);
    }),
  );
});

test('a trade lays out its own parts, not the page', { tag: '@long' }, async ({ browser, page }) => {
  await page.goto('/?seed=7&t=60&speed=4');
  const dashboard = new SimulationPage(page);
  const playTo = (count: number) => expect.poll(() => dashboard.count()).toBeGreaterThanOrEqual(count);
  await playTo(53); // by then everything is loaded
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await playTo(58);
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  const isPartial = traceEvents.flatMap(({ args }: TraceEvent) => args.beginData?.partialLayout ?? []);
  expect(isPartial.length).toBeGreaterThan(10);
  expect(isPartial).not.toContain(false);
});

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

test('what is paused says so beside the total, and nothing moves for it', async ({ dashboard, page }) => {
  await dashboard.visit('/de?seed=7&scenario=fair'); // the most badges on the narrowest card
  const card = dashboard.card('Gewinn');
  const shown = card.getByText('Angehalten', { exact: true });
  const icon = shown.locator('..').locator('svg');
  const place = async () => {
    const box = await boxOf(page.getByRole('button', { name: 'Zurückziehen' }));
    const within = await boxOf(card);
    return { x: box.x - within.x, y: box.y - within.y, height: within.height };
  };
  for (const width of [1440, 390, 320]) {
    const where = `at ${width} px`;
    await page.setViewportSize({ width, height: 844 });
    await expect(shown, where).toHaveCount(0);
    const before = await place();
    await dashboard.press('Anhalten');
    await icon.scrollIntoViewIfNeeded();
    await expect(icon, where).toBeInViewport({ ratio: 1 });
    if (width > 320) expect((await boxOf(shown)).width, where).toBeGreaterThan(20);
    expect(await place(), where).toEqual(before);
    await dashboard.press('Fortsetzen');
  }
});

test('a link of another engine version says so in place of a run, and one press opens the run', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/?seed=7&engine=1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link belongs to another version');
  await expect(page.locator('data')).toHaveCount(0);
  await expect(page.locator('[data-simulation-label]')).toBeVisible();
  await page.getByRole('button', { name: /version/ }).click();
  await expect(page.locator('main data').first()).toBeVisible();
  expect(page.url()).not.toContain('engine');
});
