import { metaPolicy, pageHeaders } from '../hosting/headers';
import { VIEWPORTS } from './honesty/cells';
import { seen } from './honesty/seen';
import { ERROR_SCENE, expect, expectMessages, MISSING_FILE, test } from './visitor';

const LABEL = {
  en: 'Simulation – all figures are invented. No account, no trades, no money.',
  de: 'Simulation – alle Zahlen sind erfunden. Kein Konto, kein Handel, kein Geld.',
};

for (const [path, locale] of [
  ['/', 'en'],
  ['/de', 'de'],
  ['/v', 'en'],
] as const) {
  test.describe(`on ${path}`, () => {
    test('INV-08 INV-10 INV-28 the label says the whole sentence, first of all, in the language of the page', async ({
      page,
    }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const label = page.locator('[data-simulation-label]');
      await expect(label).toHaveText(LABEL[locale]);
      const first = (await page.locator('body').innerText()).trimStart().slice(0, 10);
      expect(first.toLowerCase()).toBe('simulation');
      await expect(label).not.toHaveAttribute('aria-live', /./);
      expect(await page.title()).toMatch(/^Simulation/);
    });

    test('INV-06 every card says that it is simulated, within itself', async ({ dashboard, page }) => {
      await page.goto(`${path}?still=1&t=12&seed=7`);
      await expect(dashboard.cards).toHaveCount(4);
      // The mark alone: what is heard of a figure says it too, and is never seen.
      for (const card of await dashboard.cards.all())
        await expect(card.getByText(/^simul(ated|iert)$/i).first()).toBeVisible();
    });

    test('INV-16 Withdraw explains the trick, in the label and beneath it, and changes nothing', async ({
      dashboard,
      page,
      requests,
    }) => {
      await page.goto(`${path}?still=1&seed=7`);
      await dashboard.fetched();
      const button = page.getByRole('button', {
        name: locale === 'de' ? 'Zurückziehen' : 'Withdraw',
        exact: true,
      });
      const figures = await page.locator('main data').allTextContents();
      const kept = () =>
        page.evaluate(() => [
          document.cookie,
          ...Object.entries(localStorage),
          ...Object.entries(sessionStorage),
          history.length,
        ]);
      const before = [page.url(), requests.length, await kept()];
      await button.click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(locale === 'de' ? 'nichts auszuzahlen' : 'nothing to withdraw');
      await expect(dialog).toContainText(locale === 'de' ? 'Gebühr' : 'fee');
      await expect(dialog.locator('[data-simulation-label]')).toHaveText(LABEL[locale]);
      expect(await seen(page)).toBe('seen');
      await expect(
        dialog.locator(
          'input, textarea, select, [contenteditable], form, data, progress, [role=progressbar]',
        ),
      ).toHaveCount(0);
      expect((await dialog.innerText()).replace(LABEL[locale], '')).not.toMatch(/\d/); // no amount
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
      expect([page.url(), requests.length, await kept()]).toEqual(before);
      expect(await page.locator('main data').allTextContents()).toEqual(figures);
    });
  });
}

for (const path of ['/', '/v'])
  test.describe(`on ${path}`, () => {
    test('INV-18 INV-19 after the static files there is no request, no cookie, nothing stored', async ({
      dashboard,
      page,
      requests,
    }) => {
      await page.goto(`${path}?speed=60`);
      await dashboard.fetched();
      const { origin } = new URL(page.url());
      expect(requests.every((url) => url.startsWith(origin))).toBe(true);
      const before = requests.length;
      if (path === '/v') await page.getByRole('button', { name: 'Start Trading' }).click();
      await page.waitForFunction(() => performance.now() > 6_000);
      expect(requests.length).toBe(before);
      expect(
        await page.evaluate(async () => [
          document.cookie,
          localStorage.length,
          sessionStorage.length,
          (await indexedDB.databases()).length,
          (await caches.keys()).length,
        ]),
      ).toEqual(['', 0, 0, 0, 0]);
    });

    test('keeps running offline once it is loaded', async ({ context, dashboard, page }) => {
      await page.goto(`${path}?speed=10`);
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      const before = await dashboard.count();
      if (path === '/v') await page.getByRole('button', { name: 'Start Trading' }).click();
      await expect.poll(() => dashboard.count(), { timeout: 15_000 }).toBeGreaterThan(before);
    });
  });

test('INV-29 the success rate is shown with what is known of real accounts', async ({ dashboard, page }) => {
  for (const [path, card, text] of [
    ['/', 'Success Rate', 'Invented. In reality 74–89% of retail CFD accounts lose money (ESMA, 2018).'],
    [
      '/de',
      'Erfolgsrate',
      'Erfunden. In Wirklichkeit verlieren 74–89 % der Kleinanlegerkonten mit CFDs Geld (ESMA, 2018).',
    ],
    ['/v', 'Success Rate', 'Invented. In reality 74–89% of retail CFD accounts lose money (ESMA, 2018).'],
  ] as const) {
    await page.goto(path);
    for (const [width, height] of VIEWPORTS) {
      await page.setViewportSize({ width, height });
      const note = dashboard.card(card).getByText(text);
      await expect(note, `${path} at ${width}`).toBeVisible();
      await note.scrollIntoViewIfNeeded();
      await expect(note, `${path} at ${width}`).toBeInViewport({ ratio: 0.99 });
    }
  }
});

test('INV-28 the German page contains no English interface text', async ({ page }) => {
  await page.goto('/de?seed=7&t=60&still=1&name=Max');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const text = await page.locator('body').innerText();
  expect(text).not.toMatch(
    /\b(Search|Today|Per Week|Per Month|Overall|Profit|Success Rate|Trades?|Withdraw|Buy|Sell|Sold|Settings|Transactions|Run|Controls|Pause|simulated|invented|random|link)\b/,
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('INV-02 the page is the label and one sentence in both languages, and no figure', async ({ page }) => {
    await page.goto('/de');
    await expect(page.locator('[data-simulation-label]')).toContainText('all figures are invented');
    await expect(page.locator('[data-simulation-label]')).toContainText('alle Zahlen sind erfunden');
    await expect(page.locator('noscript p', { hasText: 'This simulation needs JavaScript' })).toBeVisible();
    await expect(
      page.locator('noscript p', { hasText: 'Diese Simulation braucht JavaScript' }),
    ).toBeVisible();
    expect(await page.locator('body').innerText()).not.toMatch(/\d/);
  });
});

test('INV-02 before any script has run, the label is painted and no figure is', async ({
  consoleMessages,
  page,
}) => {
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.goto('/de', { waitUntil: 'commit' });
  await expect(page.locator('[data-simulation-label] [lang=de]')).toBeVisible();
  await expect(page.locator('[data-simulation-label] [lang=en]')).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByText('Eine Datei dieser Seite konnte nicht geladen werden')).toBeVisible({
    timeout: 8_000,
  });
  expect(await page.locator('body').innerText()).not.toMatch(/\d/);
  expectMessages(consoleMessages, MISSING_FILE); // the browser says that the script did not come
});

test.describe('the error screen', () => {
  test('INV-26 says heading, message, stack and reload, beneath the label, and repeats nothing of the address', async ({
    consoleMessages,
    page,
  }) => {
    for (const path of ['/', '/wicked/de', '/v']) {
      await page.goto(`${path}?scene=error&name=Mallory&seed=evil#wicked`);
      await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
      await expect(page.locator('main')).toContainText('The address asked for this screen with scene=error.');
      await expect(page.locator('pre')).toContainText('Error');
      await expect(page.locator('pre')).toBeVisible();
      expect(await seen(page)).toBe('seen');
      expect(await page.locator('main').innerText()).not.toMatch(/Mallory|evil|wicked/);
      await expect(
        page.getByRole('button', { name: path.endsWith('/de') ? 'Neu laden' : 'Reload' }),
      ).toBeVisible();
    }
    expect(consoleMessages.length).toBeGreaterThan(0); // a developer finds the error in the console too
    expectMessages(consoleMessages, ERROR_SCENE);
  });
});

test('INV-23 noindex, the policy in the page, the headers', async ({ page, request }) => {
  await page.goto('/some/path');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute(
    'content',
    'noindex,nofollow,noarchive,nosnippet',
  );
  await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveAttribute(
    'content',
    metaPolicy,
  );
  expect(metaPolicy).toContain("require-trusted-types-for 'script'");
  expect(await page.locator('style, [style*="url"], form[action], form[method]').count()).toBe(0);
  const response = await request.get('/some/path');
  for (const [name, value] of Object.entries(pageHeaders()))
    expect(response.headers()[name.toLowerCase()]).toBe(value);
  expect((await request.get('/robots.txt')).status()).toBe(200);
  expect(await (await request.get('/robots.txt')).text()).not.toMatch(/Disallow: \S/);
  for (const missing of ['/assets/missing.js', '/missing.js', '/foo/bar.mjs'])
    expect((await request.get(missing)).status()).toBe(404);
});
