import { expect, expectMessages, MISSING_FILE, test } from '../visitor';
import { VIEWPORTS } from './states';
import { LABEL } from './stateWords';

const PAGES = [
  ['/', 'en'],
  ['/de', 'de'],
  ['/v', 'en'],
] as const;

/**
 * The browser says what did not come. On a slow page it also says that nothing uses the font, which the style sheet
 * names.
 */
const WITHOUT_STYLES = new RegExp(`${MISSING_FILE.source}|was preloaded using link preload but not used`);

test('INV-02 INV-06 INV-08 without the style sheet the label is the first text, and cards say that they are simulated; the word comes first in the title, in previews and in the icon', async ({
  consoleMessages,
  dashboard,
  page,
}) => {
  await page.route('**/*.css', (route) => route.abort());
  for (const [path, locale] of PAGES) {
    await page.goto(`${path}?seed=7&still=1`);
    await page.waitForSelector('h1', { state: 'attached' });
    const text = await page.locator('body').innerText();
    expect(text.trimStart().startsWith(LABEL[locale])).toBe(true);
    await expect(dashboard.cards).toHaveCount(4);
    for (const card of await dashboard.cards.all())
      await expect(card.getByText(/simulated|simuliert|invented|erfunden/i).first()).toBeVisible();

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
  expectMessages(consoleMessages, WITHOUT_STYLES);
});

test('INV-06 INV-11 INV-29 the label is as large as the most frequent text and takes a fifth of the window at most; every card shows the word inside its own box; the success rate is shown with what is known of real accounts', async ({
  dashboard,
  page,
}) => {
  for (const [path, card, text] of [
    [
      '/de',
      'Erfolgsrate',
      'Erfunden. In Wirklichkeit verlieren 74–89 % der Kleinanlegerkonten mit CFDs Geld (ESMA, 2018).',
    ],
    ['/v', 'Success Rate', 'Invented. In reality 74–89% of retail CFD accounts lose money (ESMA, 2018).'],
  ] as const) {
    await page.goto(`${path}?seed=7&t=60&still=1`);
    await page.waitForSelector('h1', { state: 'attached' });
    await page.evaluate(() => document.fonts.ready);
    await expect(dashboard.cards).toHaveCount(4);
    for (const [width, height] of VIEWPORTS) {
      await page.setViewportSize({ width, height });
      const { label, usual, share, bare } = await page.evaluate(() => {
        const letters = new Map<number, number>();
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const size = (of: Element) => Number.parseFloat(getComputedStyle(of).fontSize);
        const bare = new Set(document.querySelectorAll('main article'));
        while (texts.nextNode()) {
          const { parentElement: parent, textContent } = texts.currentNode;
          if (!parent?.checkVisibility() || parent.closest('.sr-only, script')) continue;
          letters.set(size(parent), (letters.get(size(parent)) ?? 0) + (textContent?.trim().length ?? 0));
          const card = parent.closest('main article');
          if (card === null || !/simul|invent|erfunden/i.test(textContent ?? '')) continue;
          const [word, box] = [parent.getBoundingClientRect(), card.getBoundingClientRect()];
          const isBeside = word.left < box.left || word.right > box.right;
          if (!isBeside && word.top >= box.top && word.bottom <= box.bottom) bare.delete(card);
        }
        const words = document.querySelector('[data-simulation-label] p');
        return {
          label: words ? size(words) : 0,
          usual: [...letters].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 0,
          share: (words?.parentElement?.offsetHeight ?? innerHeight) / innerHeight,
          bare: Array.from(bare, (card) => card.querySelector('h2')?.textContent),
        };
      });
      expect(label, `${path} at ${width}`).toBeGreaterThanOrEqual(usual);
      expect(share, `${path} at ${width}x${height}`).toBeLessThanOrEqual(0.2);
      expect(bare, `cards without the word on ${path} at ${width}x${height}`).toEqual([]);
      const note = dashboard.card(card).getByText(text);
      await note.scrollIntoViewIfNeeded();
      await expect(note, `${path} at ${width}`).toBeInViewport({ ratio: 0.99 });
    }
  }
});

// E140
test('INV-18 ten minutes bring no request', { tag: '@long' }, async ({ dashboard, requests }) => {
  await dashboard.open('/?seed=7&speed=10');
  await dashboard.fetched();
  const before = requests.length;
  await dashboard.wait(60_000);
  expect(await dashboard.count()).toBeGreaterThan(300);
  expect(requests.length).toBe(before);
});
