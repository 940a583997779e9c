import type { Page, Route } from '@playwright/test';
import { expect, expectMessages, MISSING_FILE, test } from '../visitor';

const ERROR = 'Unexpected Application Error!';
const EXPLANATION = 'How fake sites trick people';
const STATISTICS = 'The statistics behind it';

/** What a host answers for a part that a deploy has taken away. */
const ANSWERS: Record<string, (route: Route) => Promise<void>> = {
  '404': (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'not found' }),
  'a broken connection': (route) => route.abort('connectionreset'),
  'HTML with 200': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Home</title>' }),
  'half a script': (route) =>
    route.fulfill({ status: 200, contentType: 'text/javascript', body: 'export const Rosette = (' }),
};

/** Counts the times that the page itself is asked for. */
function loadsOf(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

for (const [answer, respond] of Object.entries(ANSWERS)) {
  test(`a later chunk missing after a deploy (${answer}): one reload, then our own error screen`, async ({
    consoleMessages,
    page,
  }) => {
    const loads = loadsOf(page);
    await page.route('**/assets/lazyChunk-*.js', respond);
    for (const path of ['/v?seed=7&amount=5', '/de']) {
      const before = loads();
      await page.goto(path);
      await expect(page.getByRole('heading', { name: ERROR })).toBeVisible();
      await expect(page.locator('[data-simulation-label]')).toBeVisible();
      await expect(page.locator('data')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      expect(loads() - before).toBe(2);
    }
    // By hand it may be tried again, and as often as one likes; it never goes round by itself.
    const before = loads();
    await page.getByRole('button', { name: 'Neu laden' }).click();
    await expect(page.getByRole('heading', { name: ERROR })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(loads() - before).toBe(1);
    await page.unroute('**/assets/lazyChunk-*.js');
    await page.getByRole('button', { name: 'Neu laden' }).click();
    await expect(page.getByRole('heading', { name: 'Armaturenbrett' })).toBeVisible();
    expectMessages(consoleMessages, MISSING_FILE); // the browser says what did not come
  });
}

test('a later chunk missing after a deploy: the run goes on at its moment, with what was asked for open', async ({
  consoleMessages,
  dashboard,
  page,
}) => {
  const loads = loadsOf(page);
  // The old part is gone until the page itself has come anew.
  await page.route('**/assets/Controls-*.js', (route) =>
    loads() === 1 ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  await page.goto('/de?amount=1000&trades=5&name=Ada&speed=10');
  await expect.poll(() => dashboard.count('Berufe')).toBeGreaterThan(8);
  await dashboard.press('Anhalten');
  const before = await dashboard.list();
  const run = await page.getByRole('region', { name: 'Lauf und Steuerung' }).locator('bdi').textContent();
  await page.getByRole('button', { name: 'Steuerung' }).click();
  await expect(page.getByRole('dialog', { name: 'Steuerung' })).toBeVisible();
  expect(loads()).toBe(2);
  expect(await dashboard.list()).toEqual(before);
  expect(new URL(page.url()).searchParams.get('seed')).toBe(run);
  expect(new URL(page.url()).searchParams.get('name')).toBe('Ada');
  await expect(
    page.locator('main').getByRole('button', { name: 'Fortsetzen', includeHidden: true }),
  ).toBeVisible();
  // Loaded anew by hand, it opens as the address says and nothing else.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-settled', 'true');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await dashboard.list()).toEqual(before);
  expectMessages(consoleMessages, MISSING_FILE);
});

test('a chunk that stays missing behind a button: one reload, then our own error screen', async ({
  consoleMessages,
  page,
}) => {
  const loads = loadsOf(page);
  await page.route('**/assets/Controls-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/?seed=7');
  await page.getByRole('button', { name: 'Controls' }).click();
  await expect(page.getByRole('heading', { name: ERROR })).toBeVisible();
  expect(loads()).toBe(2);
  expectMessages(consoleMessages, MISSING_FILE);
});

test('the chunk of the scenes missing: one reload, then our own error screen', async ({
  consoleMessages,
  page,
}) => {
  const loads = loadsOf(page);
  await page.route('**/assets/lazyChunk-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/?scene=full-list');
  await expect(page.getByRole('heading', { name: ERROR })).toBeVisible();
  expect(loads()).toBe(2);
  expectMessages(consoleMessages, MISSING_FILE);
});

test('a connection that breaks once: the chunk is loaded again, or the page once where the browser remembers the failure', async ({
  consoleMessages,
  page,
}) => {
  const loads = loadsOf(page);
  let asked = 0;
  // Not by `times`: to let go of requests while the page reloads may hold up one of them for ever.
  await page.route('**/assets/lazyChunk-*.js', (route) => {
    asked += 1;
    return asked === 1 ? route.abort('connectionreset') : route.continue();
  });
  await page.goto('/v?seed=7');
  await expect(page.getByRole('button', { name: 'Start Trading' })).toBeVisible();
  expect(loads()).toBeLessThanOrEqual(2);
  expectMessages(consoleMessages, MISSING_FILE);
});

const PARTS = [
  { part: 'Controls', press: ['Controls'], dialog: 'Controls' },
  { part: 'GuidedExplanation', press: [EXPLANATION], dialog: EXPLANATION },
  { part: 'Statistics', press: [STATISTICS], dialog: STATISTICS },
] as const;

test('offline after the first seconds: controls, statistics and explanation open', async ({
  context,
  dashboard,
  page,
}) => {
  const loads = loadsOf(page);
  await page.goto('/?seed=7');
  await dashboard.fetched();
  await context.setOffline(true);
  for (const { press, dialog } of PARTS) {
    for (const name of press) await page.getByRole('button', { name }).first().click();
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  expect(loads()).toBe(1);
});

for (const { part, press, dialog } of PARTS)
  test(`offline after load, ${dialog} never came: says that it waits, can be cancelled, and opens with the network`, async ({
    consoleMessages,
    context,
    dashboard,
    page,
  }) => {
    let blocked = true;
    const loads = loadsOf(page);
    await page.route(`**/assets/${part}-*.js`, (route) => (blocked ? route.abort() : route.continue()));
    await page.goto('/?seed=7&speed=10');
    await page.waitForFunction(() => performance.now() > 4_000); // whatever is fetched by itself has been
    await context.setOffline(true);
    const ask = async () => {
      for (const name of press) await page.getByRole('button', { name }).first().click();
    };
    const waiting = page.getByText('Waiting for the network.').and(page.locator(':visible'));
    await ask();
    await expect(waiting.first()).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Waiting for the network.' })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
    const before = await dashboard.count();
    await expect.poll(() => dashboard.count()).toBeGreaterThan(before);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(0);

    await ask();
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
    blocked = false;
    await context.setOffline(false);
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(0);
    expect(loads()).toBeLessThanOrEqual(2); // once more, at the same moment, where the browser remembers the failure
    expect(await dashboard.count()).toBeGreaterThanOrEqual(before);
    expectMessages(consoleMessages, MISSING_FILE); // the browser says that it is offline
  });
