import { jumped } from './jumped';
import { Curve } from './pages/Curve';
import { SimulationPage } from './pages/SimulationPage';
import { expect, test } from './visitor';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
];

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
        await page.getByRole('group', { name: 'Invented trades' }).evaluate((list) => ({
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
