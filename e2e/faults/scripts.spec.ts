import type { FrameLocator, Page, Route } from '@playwright/test';
import { openPageWith } from '../framed';
import { expect, expectMessages, hold, MISSING_FILE, test } from '../visitor';

const SAYS = {
  'needs JavaScript': ['This simulation needs JavaScript', 'Diese Simulation braucht JavaScript'],
  'a file is missing': [
    'A file of this page could not be loaded or is late. Please reload the page.',
    'Eine Datei dieser Seite konnte nicht geladen werden oder kommt verspätet. Bitte laden Sie die Seite neu.',
  ],
} as const;

/** The label and one sentence with the cause in both languages: no other cause and no figure. */
async function expectStaticPage(
  page: Page | FrameLocator,
  matter: keyof typeof SAYS,
  languages: readonly ('en' | 'de')[],
) {
  const label = page.locator('[data-simulation-label]');
  const words = { en: 'all figures are invented', de: 'alle Zahlen sind erfunden' };
  for (const language of ['en', 'de'] as const) {
    const sentence = label.locator(`[lang=${language}]`, { hasText: words[language] });
    await expect(sentence).toBeVisible({ visible: languages.includes(language) });
  }
  for (const [said, sentences] of Object.entries(SAYS))
    for (const sentence of sentences)
      await expect(page.locator('.not-drawn p', { hasText: sentence })).toBeVisible({
        visible: said === matter,
      });
  await expect(page.locator('data:visible')).toHaveCount(0);
  expect(await page.locator('body').innerText()).not.toMatch(/\d/);
}

test.describe('JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('JavaScript off: INV-02 the label and one sentence in both languages say so, no figures', async ({
    page,
  }) => {
    for (const path of ['/', '/de', '/v']) {
      await page.goto(path);
      await expectStaticPage(page, 'needs JavaScript', ['en', 'de']);
    }
  });

  test('JavaScript off: INV-11 the label in both languages takes at most a fifth of the smallest window', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto('/');
    const label = await page.locator('[data-simulation-label]').boundingBox();
    expect(label?.height).toBeLessThanOrEqual(256 / 5);
  });
});

test('JavaScript off in a frame that forbids scripts: the label and one sentence say so, no figures', {
  tag: '@long',
}, async ({ consoleMessages, page }) => {
  const frame = await openPageWith(page, '<iframe sandbox width="900" height="600" src="/de"></iframe>');
  await expectStaticPage(frame, 'needs JavaScript', ['en', 'de']);
  for (const text of consoleMessages.splice(0)) expect(text).toContain('Blocked script execution');
});

const MAIN = '**/assets/index-*.js';

/** The file that is missing, and one that fails when it is run: the page hears of each in its own way. */
const BROKEN: Record<string, (route: Route) => Promise<void>> = {
  '404': (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'not found' }),
  'an error at once': (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
};

test('JavaScript failing to load: INV-02 the label and a sentence say at once that a file is missing; a reload draws the page', async ({
  consoleMessages,
  page,
}) => {
  for (const [fault, respond] of Object.entries(BROKEN))
    await test.step(fault, async () => {
      await page.route(MAIN, respond);
      await page.goto('/de?seed=7');
      await expect(page.locator('html')).toHaveAttribute('data-load-error');
      await expectStaticPage(page, 'a file is missing', ['de']);
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await page.unroute(MAIN);
      expectMessages(consoleMessages, fault === 'an error at once' ? /broken/ : MISSING_FILE);
    });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Armaturenbrett');
});

test('JavaScript late: after five seconds a sentence says so, until the page is rendered; without the early script too, and in its language', async ({
  consoleMessages,
  page,
}) => {
  const release = await hold(page, MAIN);
  await page.route('**/assets/early-*.js', (route) => route.abort());
  await page.goto('/de?seed=7&still=1&theme=dark', { waitUntil: 'commit' });
  await expect(page.locator('[data-simulation-label]')).toBeVisible();
  /** Puts the page to so many milliseconds after it was loaded, however long ago that is. */
  const putTo = async (ms: number) => {
    const times = await page.evaluate(
      (time) =>
        document.getAnimations().map((animation) => {
          animation.pause();
          animation.currentTime = time;
          return animation.currentTime;
        }),
      ms,
    );
    expect(new Set(times)).toEqual(new Set([ms]));
  };
  const sentence = page.getByText(SAYS['a file is missing'][1]);
  await putTo(4_999);
  await expect(sentence).toBeHidden();
  await putTo(5_000);
  await expectStaticPage(page, 'a file is missing', ['en', 'de']);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Armaturenbrett');
  await expect(sentence).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expectMessages(consoleMessages, MISSING_FILE);
});
