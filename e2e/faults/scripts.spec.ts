import type { Page, Route } from '@playwright/test';
import { expect, test } from '../visitor';

/** The label and one sentence, in both languages; no figure; not blank. */
async function expectStaticPage(page: Page, languages: readonly ('en' | 'de')[]) {
  const label = page.locator('[data-simulation-label]');
  const words = { en: 'all figures are invented', de: 'alle Zahlen sind erfunden' };
  for (const language of languages)
    await expect(label.locator(`[lang=${language}]`, { hasText: words[language] })).toBeVisible();
  // After five seconds, which need not pass here.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(page.getByText('needs JavaScript')).toBeVisible();
  await expect(page.getByText('braucht JavaScript')).toBeVisible();
  await expect(page.locator('data')).toHaveCount(0);
  expect(await page.locator('body').innerText()).not.toMatch(/\d/);
}

test.describe('JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('JavaScript off: label and one sentence in both languages, no figures', async ({ page }) => {
    for (const path of ['/', '/de', '/v']) {
      await page.goto(path);
      await expectStaticPage(page, ['en', 'de']);
    }
  });
});

test('JavaScript blocked (every script refused): label and one sentence in both languages, no figures', async ({
  consoleMessages,
  page,
}) => {
  await page.route('**/*.js', (route) => route.abort('blockedbyclient'));
  await page.goto('/de');
  await expectStaticPage(page, ['en', 'de']);
  consoleMessages.length = 0;
});

const BROKEN: Record<string, (route: Route) => Promise<void>> = {
  'request aborted': (route) => route.abort(),
  '404': (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'not found' }),
  'HTML with 200': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Home' }),
  'a syntax error': (route) => route.fulfill({ contentType: 'text/javascript', body: 'const = ;' }),
  'an error at once': (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
};

for (const [fault, respond] of Object.entries(BROKEN)) {
  test(`JavaScript failing to load (${fault}): label and one sentence, no figures, never blank`, async ({
    consoleMessages,
    page,
  }) => {
    await page.route('**/assets/index-*.js', respond);
    await page.goto('/de');
    await expectStaticPage(page, ['de']);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    consoleMessages.length = 0; // the browser says what did not come
  });
}

test('the early script alone missing: the page is drawn, in its language', async ({
  consoleMessages,
  page,
}) => {
  await page.route('**/assets/early-*.js', (route) => route.abort());
  await page.goto('/de?still=1&theme=dark');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Armaturenbrett');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  consoleMessages.length = 0;
});

test('the style sheet missing: the label is the first thing to read, and figures say that they are simulated', async ({
  consoleMessages,
  dashboard,
  page,
}) => {
  await page.route('**/assets/*.css', (route) => route.abort());
  await page.goto('/?still=1&t=60&seed=7');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await page.locator('body').innerText()).trimStart()).toMatch(/^Simulation/);
  for (const card of await dashboard.cards.all())
    await expect(card.getByText('Simulated', { exact: true }).first()).toBeVisible();
  consoleMessages.length = 0;
});
