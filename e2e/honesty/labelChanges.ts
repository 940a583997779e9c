import type { Page } from '@playwright/test';

export const LABEL = '[data-simulation-label]';

type Change = (page: Page) => Promise<unknown>;

/** The value of `<html data-withheld>`. */
type Reason = 'removed' | 'text' | 'hidden' | 'small' | 'outside' | 'covered';

/** Adds a style sheet as an extension would, past the security policy of the page. */
export async function restyle(page: Page, css: string) {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

const restyledBy =
  (css: string): Change =>
  (page) =>
    restyle(page, css);

/** Adds a box at the top of the window, above everything else. */
const addBox =
  (style: Record<string, string>, parent = 'body'): Change =>
  (page) =>
    page.evaluate(
      ({ style, parent }) => {
        const box = document.createElement('div');
        box.className = 'added-box';
        Object.assign(box.style, {
          position: 'fixed',
          inset: '0 0 auto',
          height: '90px',
          zIndex: '99',
          ...style,
        });
        document.querySelector(parent)?.append(box);
      },
      { style, parent },
    );

/** What an extension, a mistake or somebody with bad intentions may do to the label, and why figures are then withheld. */
export const HARMS: Record<string, readonly [Reason, Change]> = {
  'is deleted': ['removed', (page) => page.locator(LABEL).evaluate((label) => label.remove())],
  'is deleted with its bar': ['removed', (page) => page.locator('.bar').evaluate((bar) => bar.remove())],
  'loses its attribute': [
    'removed',
    (page) => page.locator(LABEL).evaluate((label) => label.removeAttribute('data-simulation-label')),
  ],
  'is emptied': ['text', (page) => page.locator(LABEL).evaluate((label) => label.replaceChildren())],
  'says something else': [
    'text',
    (page) =>
      page.locator(`${LABEL} .stamp-rest`).evaluate((rest) => {
        rest.textContent = 'a real account. All figures are true, all profits are paid out.';
      }),
  ],
  'is cut into letters and hidden': [
    'text',
    (page) =>
      page.locator(`${LABEL} p`).evaluateAll((lines) => {
        for (const line of lines) {
          const letters = Array.from(line.textContent, (letter) => {
            const own = document.createElement('i');
            own.append(letter);
            return own;
          });
          line.replaceChildren(...letters);
          line.style.opacity = '0';
        }
      }),
  ],
  'is hidden by its attribute': [
    'hidden',
    (page) => page.locator(LABEL).evaluate((label) => label.setAttribute('hidden', '')),
  ],
  'is covered': ['covered', addBox({ background: 'white' })],
  'is covered by a picture': ['covered', addBox({ backgroundImage: 'linear-gradient(white, white)' })],
  'is covered from within the page': ['covered', addBox({ background: 'white' }, 'main')],
  'is hidden by a style sheet': ['hidden', restyledBy(`${LABEL} { visibility: hidden }`)],
  'is not displayed': ['hidden', restyledBy(`${LABEL} { display: none !important }`)],
  'loses its words': ['hidden', restyledBy(`${LABEL} p > * { visibility: hidden }`)],
  'is faded': ['hidden', restyledBy(`${LABEL} { opacity: 0.3 }`)],
  'is faded with its bar': ['hidden', restyledBy('.bar { opacity: 0.1 }')],
  'is clipped': ['outside', restyledBy(`${LABEL} { clip-path: inset(50%) }`)],
  'is transparent': ['hidden', restyledBy(`${LABEL} * { color: transparent }`)],
  'has transparent letters': [
    'hidden',
    restyledBy(`${LABEL} .stamp-rest { -webkit-text-fill-color: rgb(0 0 0 / 0.1) }`),
  ],
  'is shrunk': ['small', restyledBy(`${LABEL} { font-size: 3px }`)],
  'is scaled down': ['small', restyledBy(`${LABEL} { transform: scale(0.4) }`)],
  'is zoomed out': ['small', restyledBy(`${LABEL} { zoom: 0.3 }`)],
  'is moved out of the window': ['outside', restyledBy(`${LABEL} { transform: translateY(-200px) }`)],
  'is indented out of the window': [
    'outside',
    restyledBy(`${LABEL} p { text-indent: -9999px; overflow: hidden }`),
  ],
  'is folded': [
    'outside',
    restyledBy(`${LABEL} { max-height: 0; padding: 0; min-height: 0 !important; overflow: hidden }`),
  ],
};

/** What changes the look of a page and leaves the label where it can be read. The last two are not undone. */
export const HARMLESS: Record<string, Change> = {
  'a bar that an extension puts above the page': (page) =>
    page.evaluate(() => {
      const bar = document.createElement('div');
      bar.className = 'added-box';
      bar.style.height = '44px';
      document.body.prepend(bar);
    }),
  'a bar that makes room for itself, with the page scrolled': async (page) => {
    await addBox({ height: '40px', background: 'silver' }, 'html')(page);
    await page.evaluate(() => {
      document.documentElement.style.marginTop = '40px';
      scrollTo(0, 300);
    });
  },
  'a veil to mark a part of the window': addBox({ height: '100vh', background: 'rgb(0 0 0 / 0.2)' }),
  'an empty layer that lets presses through': addBox({ height: '100vh', pointerEvents: 'none' }),
  'a dimmer': addBox({ height: '100vh', pointerEvents: 'none', background: 'rgb(255 140 0 / 0.25)' }),
  'a dark mode by filter': restyledBy('html { filter: invert(1) hue-rotate(180deg) }'),
  'a dark mode by colours': restyledBy(
    '* { background-color: #111 !important; color: #ddd !important; border-color: #444 !important }',
  ),
  'larger letters': restyledBy('html { font-size: 28px }'),
  'smaller letters': restyledBy('html { font-size: 11px }'),
  'text spacing': restyledBy(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
  ),
  'another font': restyledBy('* { font-family: monospace !important }'),
  'a page zoomed out to a quarter': restyledBy('html { zoom: 0.25 }'),
  'a page zoomed in five times': restyledBy('body { zoom: 5 }'),
  'a cookie bar that does not cover the label': addBox({ inset: 'auto 0 0', background: 'white' }),
  'forced colours': (page) => page.emulateMedia({ forcedColors: 'active' }),
  printing: (page) => page.emulateMedia({ media: 'print' }),
  'a small window': (page) => page.setViewportSize({ width: 320, height: 256 }),
  'the smallest frame with figures': (page) => page.setViewportSize({ width: 280, height: 120 }),
  'a tiny frame': (page) => page.setViewportSize({ width: 120, height: 60 }),
  'a page zoomed in with two fingers': async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 3 });
  },
  'a translation by the browser': (page) =>
    page.evaluate(() => {
      document.documentElement.lang = 'ja';
      document.documentElement.classList.add('translated-ltr');
      for (const [selector, text] of [
        ['.stamp', 'シミュレーション'],
        ['.stamp-rest', 'すべての数字は架空です。口座も取引もお金もありません。'],
      ] as const) {
        const font = document.createElement('font');
        font.append(text);
        document.querySelector(`[data-simulation-label] ${selector}`)?.replaceChildren(font);
      }
    }),
};

/** @returns undoes the changes above, with a label as it is now */
export async function rememberLabel(page: Page): Promise<() => Promise<void>> {
  const bar = await page.locator('.bar').evaluateHandle((element) => element.cloneNode(true));
  const size = page.viewportSize();
  return async () => {
    await page.emulateMedia({ media: null, forcedColors: null });
    if (size !== null) await page.setViewportSize(size);
    await bar.evaluate((copy) => {
      document.querySelector('.bar')?.remove();
      for (const box of document.querySelectorAll('.added-box')) box.remove();
      document.body.prepend(copy.cloneNode(true));
      document.adoptedStyleSheets = [];
      document.documentElement.style.marginTop = '';
      scrollTo(0, 0);
    });
  };
}
