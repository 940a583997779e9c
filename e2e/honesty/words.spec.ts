import type { Page } from '@playwright/test';
import { ERROR_SCENE, expect, expectMessages, MISSING_FILE, test } from '../visitor';
import { SCROLLS, VIEWPORTS } from './cells';
import { englishTexts } from './english';
import { seen } from './seen';
import { enter, STATES } from './states';

const LABEL = {
  en: 'Simulation – all figures are invented. No account, no trades, no money.',
  de: 'Simulation – alle Zahlen sind erfunden. Kein Konto, kein Handel, kein Geld.',
};

const PAGES = [
  ['/', 'en'],
  ['/de', 'de'],
  ['/v', 'en'],
] as const;

/** Goes through the states of the page, each once, and looks. */
async function inEachState(page: Page, look: (state: string, locale: 'en' | 'de') => Promise<void>) {
  for (const [state, { onV }] of Object.entries(STATES)) {
    if (state === 'first paint' || state === 'a frame') continue;
    for (const [route, locale] of onV ? ([['/v', 'en']] as const) : PAGES.slice(0, 2)) {
      await enter(page, { state, route, viewport: [1280, 720], scroll: 0, theme: 'light' });
      await look(`${route}, ${state}`, locale);
    }
  }
}

test('INV-02 with the style sheet blocked the label is the first text', async ({ consoleMessages, page }) => {
  await page.route('**/*.css', (route) => route.abort());
  for (const [path, locale] of PAGES) {
    await page.goto(`${path}?seed=7&still=1`);
    await page.waitForSelector('h1', { state: 'attached' });
    const text = await page.locator('body').innerText();
    expect(text.trimStart().startsWith(LABEL[locale])).toBe(true);
  }
  expectMessages(consoleMessages, MISSING_FILE); // the browser says what did not come
});

test('INV-08 the word comes first in the title, in previews and in the icon', async ({ page }) => {
  for (const [path, locale] of PAGES) {
    await page.goto(path);
    expect(await page.title()).toBe(
      locale === 'de' ? 'Simulation - Armaturenbrett' : 'Simulation - Dashboard',
    );
    for (const name of ['og:title', 'twitter:title']) {
      const meta = page.locator(`meta[property="${name}"], meta[name="${name}"]`);
      await expect(meta).toHaveAttribute('content', /^Simulation/);
    }
    await expect(page.locator('meta[name=description]')).toHaveAttribute(
      'content',
      `${LABEL.en} ${LABEL.de}`,
    );
    const icon = await page.locator('link[rel=icon]').getAttribute('href');
    expect((await page.request.get(icon ?? '')).headers()['content-type']).toContain('svg');
  }
});

test('INV-08 INV-09 INV-10 INV-17 INV-28 in each state: the title, the label, its landmark, its language, no form', async ({
  consoleMessages,
  page,
}) => {
  test.setTimeout(240_000);
  const english = await englishTexts();
  expect(english.length).toBeGreaterThan(150);
  await inEachState(page, async (state, locale) => {
    expect(await page.title(), state).toMatch(/^Simulation/);
    await expect(page.locator('html'), state).toHaveAttribute('lang', locale);
    for (const label of await page.locator('[data-simulation-label]').all())
      await expect(label).toHaveText(LABEL[locale]);

    if (locale === 'de') {
      const text = await page.locator('body').innerText();
      expect(
        english.filter((words) => text.includes(words.trim())),
        state,
      ).toEqual([]);
    }

    const found = await page.evaluate(() => {
      const label = document.querySelector('body > .bar > [data-simulation-label]');
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
        node.textContent?.trim() ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT,
      );
      return {
        isFirst: label?.contains(texts.nextNode()) ?? false,
        landmark: label?.tagName === 'SECTION' && label.getAttribute('aria-label'),
        silenced: document.querySelectorAll(
          '[aria-hidden=true] [data-simulation-label], [aria-live] [data-simulation-label], [role=status] [data-simulation-label], [data-simulation-label][aria-live]',
        ).length,
        undescribed: [...document.querySelectorAll('dialog[open]')].filter((dialog) => {
          const described = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
          return !described?.querySelector('[data-simulation-label]');
        }).length,
        forms: document.querySelectorAll('form[action], form[method]').length,
        inputs: [...document.querySelectorAll('input, textarea, select')].filter((input) =>
          /^(password|email|tel|url|file)$/.test(input.getAttribute('type') ?? ''),
        ).length,
        // A field that says nothing may be filled in too.
        filledIn: [...document.querySelectorAll('input, textarea, select')].filter(
          (field) => field.matches(':read-write, select') && field.getAttribute('autocomplete') !== 'off',
        ).length,
      };
    });
    expect(found, state).toEqual({
      isFirst: true,
      landmark: 'Simulation',
      silenced: 0,
      undescribed: 0,
      forms: 0,
      inputs: 0,
      filledIn: 0,
    });
  });
  expectMessages(consoleMessages, ERROR_SCENE); // the error screen tells developers
});

test('INV-10 what a screen reader reads of a figure says that it is simulated', async ({
  dashboard,
  page,
}) => {
  await page.goto('/?seed=7&t=60&still=1');
  for (const card of ['Profit', 'Success Rate', 'Trades']) {
    await expect(dashboard.figureOf(card)).toHaveAttribute('aria-hidden', 'true');
    await expect(dashboard.card(card).locator('.sr-only').first()).toHaveText(/^simulated: /);
  }
  for (const row of await dashboard.rows.all())
    await expect(row).toHaveAccessibleName(/^simulated: .*\$[\d,]+\.\d\d/);
  await expect(page.getByRole('banner')).toContainText(/simulated notifications: \d/i);
  const point = dashboard.card('Profit').getByRole('slider');
  await expect(point).toHaveAttribute('aria-valuetext', /simulated: \$[\d,]+\.\d\d/);
  for (const drawn of await page.locator('main').getByRole('img', { name: /\d/ }).all())
    await expect(drawn).toHaveAccessibleName(/simulated/i);
});

test('INV-11 the label is as large as the most frequent text and takes a fifth of the window at most', async ({
  page,
}) => {
  for (const [path] of PAGES) {
    // Twice: a first visit may still be drawn in whatever letters the machine has.
    for (const visit of [1, 2]) await page.goto(`${path}?seed=${visit}&t=60&still=1`);
    await page.waitForSelector('h1', { state: 'attached' });
    for (const [width, height] of VIEWPORTS) {
      await page.setViewportSize({ width, height });
      const { label, usual, share } = await page.evaluate(() => {
        const letters = new Map<number, number>();
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const size = (of: Element) => Number.parseFloat(getComputedStyle(of).fontSize);
        while (texts.nextNode()) {
          const { parentElement: parent, textContent } = texts.currentNode;
          if (!parent?.checkVisibility() || parent.closest('.sr-only, script')) continue;
          letters.set(size(parent), (letters.get(size(parent)) ?? 0) + (textContent?.trim().length ?? 0));
        }
        const words = document.querySelector('[data-simulation-label] p');
        return {
          label: words ? size(words) : 0,
          usual: [...letters].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 0,
          share: (words?.parentElement?.offsetHeight ?? innerHeight) / innerHeight,
        };
      });
      expect(label, `${path} at ${width}`).toBeGreaterThanOrEqual(usual);
      expect(share, `${path} at ${width}x${height}`).toBeLessThanOrEqual(0.2);
    }
  }
});

test('INV-14 a link to share contains the run and no other parameter', async ({ context, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/de?seed=7&title=Real&label=0&utm_source=x&name=Ada&theme=dark#secret');
  await page.getByRole('button', { name: 'Steuerung' }).click();
  await page.getByRole('button', { name: 'Link kopieren' }).click();
  await expect(page.getByText(/Link zur Simulation kopiert|Kopieren fehlgeschlagen/).first()).toBeVisible();
  const copied = page.getByRole('textbox', { name: 'Kopieren fehlgeschlagen. Hier steht der Link:' });
  const link =
    (await copied.count()) > 0
      ? await copied.inputValue()
      : await page.evaluate(() => navigator.clipboard.readText());
  const { pathname, searchParams, hash } = new URL(link);
  expect([pathname, hash]).toEqual(['/de', '']);
  expect([...searchParams.keys()]).toEqual(['name', 'seed', 'engine']);
});

test('INV-18 ten minutes bring no request, in any page', async ({ dashboard, page, requests }) => {
  for (const [path] of PAGES) {
    await page.clock.install({ time: 0 });
    await page.goto(`${path}?seed=7`);
    await dashboard.settled();
    await dashboard.wait(3_000);
    await dashboard.fetched();
    const before = requests.length;
    await page.clock.fastForward(600_000);
    await dashboard.wait(20_000);
    expect(requests.length, path).toBe(before);
  }
});

test('INV-24 the profit of a trade is a text that disappears within two seconds, also with reduced motion', async ({
  dashboard,
  page,
}) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await dashboard.open('/?seed=7');
    const popup = await dashboard.waitForGain();
    expect(
      await popup.evaluate((element) => element.children.length + element.getAttributeNames().length),
    ).toBeLessThan(3);
    await dashboard.press('Pause');
    await expect(popup).toHaveCount(0);
    await dashboard.press('Resume');
    const times = new Set<number>();
    for (let waited = 0; waited < 12_000; waited += 100) {
      await dashboard.wait(100);
      if ((await popup.count()) === 0) times.add(waited);
    }
    expect(times.size).toBeGreaterThan(5);

    // Trades four seconds apart and more: what is there two seconds later is the same one still.
    await dashboard.open('/?seed=7&speed=0.25');
    for (let popups = 0; popups < 2; popups += 1) {
      await dashboard.waitForGain();
      await dashboard.wait(2_000);
      await expect(popup).toHaveCount(0);
    }
  }
});

test('INV-27 the overlay holds the label and says that no market is analysed, from the first step on', async ({
  page,
  v,
}) => {
  for (const scene of ['overlay-1', 'overlay-2', 'overlay-3', 'overlay-4', 'result']) {
    await page.goto(`/v?scene=${scene}`);
    await expect(v.overlay.locator('[data-simulation-label]')).toHaveText(LABEL.en);
    await expect(v.overlay).toContainText('Scripted animation – no market is analysed');
    await expect.poll(() => seen(page)).toBe('seen');
  }
});

test('INV-06 every card shows the word wherever the page is scrolled to', async ({ dashboard, page }) => {
  for (const [path] of PAGES) {
    await page.goto(`${path}?seed=7&t=60&still=1`);
    for (const part of SCROLLS) {
      await page.evaluate((to) => scrollTo(0, to * document.documentElement.scrollHeight), part);
      for (const card of await dashboard.cards.all()) {
        const mark = card.getByText(/^simul(ated|iert)$/i).first();
        await expect(mark).toBeVisible();
        const [outer, inner] = [await card.boundingBox(), await mark.boundingBox()];
        expect(inner && outer && inner.y >= outer.y && inner.y + inner.height <= outer.y + outer.height).toBe(
          true,
        );
      }
    }
  }
});
