import type { Page } from '@playwright/test';
import type { SimulationPage } from '../pages/SimulationPage';
import { complaintsOf, expect, test } from '../visitor';

test.beforeEach(({ allowWithheld }) => allowWithheld());

const LABEL = '[data-simulation-label]';

/** Digits that are no figures of the run: what is known of reality, and the names of trades. */
const NO_FIGURE = /74–89 ?%|11–26\u00a0?%|\(ESMA, 2018\)|UUID: [0-9a-f-]{36}/g;

/** Every text with a digit that a page still has for eyes, ears or programs. */
const figuresLeft = (page: Page) =>
  page.locator('main, main *, header, header *').evaluateAll(
    (all, known) =>
      all
        .flatMap((element) => [
          ...[...element.childNodes].map((node) => (node instanceof Text ? node.data : '')),
          ...['value', 'title', 'alt', 'data-room']
            .concat(element.getAttributeNames().filter((name) => name.startsWith('aria-')))
            .filter((name) => !/labelledby|describedby|controls|owns/.test(name))
            .map((name) => element.getAttribute(name) ?? ''),
        ])
        .filter((text) => /\d/.test(text.replace(new RegExp(known, 'g'), ''))),
    NO_FIGURE.source,
  );

/** Figures are gone from the page: nothing is left in them, nothing is heard, and the reason stands in each card. */
async function expectWithheld(dashboard: SimulationPage, page: Page) {
  await expect(page.locator('data')).toHaveCount(0);
  for (const card of await dashboard.cards.all()) {
    await expect(card).toContainText('–');
    await expect(card).toContainText('Figures are hidden because the simulation label cannot be seen.');
  }
  expect(await figuresLeft(page)).toEqual([]);
  await expect(page.getByRole('status').filter({ hasText: 'cannot be seen' })).toHaveCount(1);
}

/** A running page whose time is in the hands of the test. */
async function openRunning(dashboard: SimulationPage, page: Page, path = '/?seed=7&trades=0') {
  await dashboard.open(path);
  await page.waitForLoadState('networkidle');
  await dashboard.wait(8_000);
  expect(await dashboard.count()).toBeGreaterThan(1);
}

/** Adds a style sheet as an extension would, past the policy of the page. */
async function restyle(page: Page, css: string) {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

const cover = (page: Page, style: Record<string, string>, parent = 'body') =>
  page.evaluate(
    ({ style, parent }) => {
      const box = document.createElement('div');
      box.id = 'cover';
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

/** What an extension, a mistake or somebody with bad intentions may do to the label. */
const HARMS: Record<string, (page: Page) => Promise<unknown>> = {
  'is deleted': (page) => page.locator(LABEL).evaluate((label) => label.remove()),
  'is taken away with its bar': (page) => page.locator('.bar').evaluate((bar) => bar.remove()),
  'loses its mark': (page) =>
    page.locator(LABEL).evaluate((label) => label.removeAttribute('data-simulation-label')),
  'is emptied': (page) => page.locator(LABEL).evaluate((label) => label.replaceChildren()),
  'says something else': (page) =>
    page.locator(`${LABEL} .stamp-rest`).evaluate((rest) => {
      rest.textContent = 'a real account. All figures are true, all profits are paid out.';
    }),
  'is cut into letters and hidden': (page) =>
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
  'is hidden by its attribute': (page) =>
    page.locator(LABEL).evaluate((label) => label.setAttribute('hidden', '')),
  'is covered': (page) => cover(page, { background: 'white' }),
  'is covered by a picture': (page) => cover(page, { backgroundImage: 'linear-gradient(white, white)' }),
  'is covered from within the page': (page) => cover(page, { background: 'white' }, 'main'),
};

/** What a style sheet may do to it. */
const RESTYLED: Record<string, string> = {
  'is hidden by a style sheet': `${LABEL} { visibility: hidden }`,
  'is not displayed': `${LABEL} { display: none !important }`,
  'loses its words': `${LABEL} p > * { visibility: hidden }`,
  'is faded': `${LABEL} { opacity: 0.3 }`,
  'is faded with its bar': '.bar { opacity: 0.1 }',
  'is clipped': `${LABEL} { clip-path: inset(50%) }`,
  'is made transparent': `${LABEL} * { color: transparent }`,
  'has transparent letters': `${LABEL} .stamp-rest { -webkit-text-fill-color: rgb(0 0 0 / 0.1) }`,
  'is shrunk': `${LABEL} { font-size: 3px }`,
  'is scaled down': `${LABEL} { transform: scale(0.4) }`,
  'is zoomed out': `${LABEL} { zoom: 0.3 }`,
  'is moved out of the window': `${LABEL} { transform: translateY(-200px) }`,
  'is indented out of sight': `${LABEL} p { text-indent: -9999px; overflow: hidden }`,
  'is folded': `${LABEL} { max-height: 0; padding: 0; min-height: 0 !important; overflow: hidden }`,
};

for (const [harm, does] of Object.entries(HARMS)) {
  test(`INV-04 when the label ${harm}, every figure is a dash within a second and time stands still`, async ({
    dashboard,
    page,
  }) => {
    await openRunning(dashboard, page);
    await does(page);
    await dashboard.wait(1_000);
    await expectWithheld(dashboard, page);
  });
}

test('INV-04 however a style sheet hides the label, every figure is a dash within a second until it is removed', async ({
  dashboard,
  page,
}) => {
  await openRunning(dashboard, page);
  for (const [harm, css] of Object.entries(RESTYLED)) {
    await test.step(`the label ${harm}`, async () => {
      await restyle(page, css);
      await dashboard.wait(1_000);
      await expectWithheld(dashboard, page);
      await restyle(page, '');
      await expect(async () => {
        await dashboard.wait(500); // while the browser finds in real time that nothing lies above
        expect(await page.locator('main data').count()).toBeGreaterThan(0);
      }).toPass({ timeout: 5_000 });
    });
  }
});

test('INV-04 figures and time return with the label, as they were', async ({ dashboard, page }) => {
  await openRunning(dashboard, page);
  await page.getByRole('button', { name: 'Per Week', exact: true }).click();
  const [count, total] = [await dashboard.count(), await dashboard.total()];
  const label = await page.locator(LABEL).evaluateHandle((element) => {
    element.remove();
    return element;
  });
  await dashboard.wait(1_000);
  await expectWithheld(dashboard, page);
  await dashboard.wait(60_000);
  await expectWithheld(dashboard, page);
  await label.evaluate((element) => document.querySelector('.bar')?.append(element));
  await dashboard.wait(400);
  // The half second until the loss was noticed counts; the minute after it does not.
  expect(await dashboard.count()).toBeLessThanOrEqual(count + 1);
  expect(await dashboard.total()).toBeLessThanOrEqual(total + 1_200);
  await expect(page.getByRole('button', { name: 'Per Week', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await dashboard.wait(9_000);
  expect(await dashboard.count()).toBeGreaterThan(count + 1);
});

test('INV-04 the profit popup is withheld with the other figures', async ({ dashboard, page }) => {
  await openRunning(dashboard, page, '/?seed=7&speed=0.25&t=60');
  await dashboard.waitForGain();
  await page.locator(LABEL).evaluate((label) => label.remove());
  await dashboard.wait(700);
  await expectWithheld(dashboard, page);
});

test('INV-04 a label that is hidden for a moment is no reason', async ({ dashboard, page }) => {
  await openRunning(dashboard, page);
  for (let times = 0; times < 5; times += 1) {
    const back = await page.locator(LABEL).evaluateHandle((label) => {
      label.remove();
      return label;
    });
    await dashboard.wait(250);
    expect(await page.locator('data').count()).toBeGreaterThan(0);
    await back.evaluate((label) => document.querySelector('.bar')?.append(label));
    await dashboard.wait(500);
  }
  expect(await page.locator('data').count()).toBeGreaterThan(0);
});

test('INV-04 a dialog opened while figures are withheld has its own label, so they are shown until it closes', async ({
  dashboard,
  page,
}) => {
  await openRunning(dashboard, page);
  await restyle(page, '.bar { opacity: 0 }');
  await dashboard.wait(1_000);
  await expectWithheld(dashboard, page);
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(async () => {
    await dashboard.wait(500); // the dialog opens in real time
    expect(await page.locator('main data').count()).toBeGreaterThan(0);
  }).toPass({ timeout: 5_000 });
  await page.keyboard.press('Escape');
  await dashboard.wait(1_000);
  await expectWithheld(dashboard, page);
});

test('INV-04 the reason for withholding figures can be read from the document', async ({
  dashboard,
  page,
}) => {
  const reason = () => page.locator('html').getAttribute('data-withheld');
  await openRunning(dashboard, page);
  expect(await reason()).toBeNull();
  for (const [css, expected] of [
    [`${LABEL} { display: none !important }`, 'hidden'],
    [`${LABEL} p { color: transparent }`, 'hidden'],
    [`${LABEL} { font-size: 3px }`, 'small'],
    [`${LABEL} { transform: translateY(-200px) }`, 'outside'],
  ] as const) {
    await restyle(page, css);
    await dashboard.wait(1_000);
    expect(await reason(), css).toBe(expected);
  }
  await restyle(page, '');
  await dashboard.wait(500);
  expect(await reason()).toBeNull();
  await cover(page, { background: 'white' });
  await dashboard.wait(1_000);
  expect(await reason()).toBe('covered');
  await page.locator('#cover').evaluate((box) => box.remove());
  await page.locator(`${LABEL} p`).evaluate((line) => line.replaceChildren('Live account'));
  await dashboard.wait(1_000);
  expect(await reason()).toBe('text');
  await page.locator(LABEL).evaluate((label) => label.remove());
  await dashboard.wait(500);
  expect(await reason()).toBe('removed');
});

for (const [name, path, open] of [
  ['withdraw dialog', '/?seed=7', 'Withdraw'],
  ['controls', '/?seed=7', 'Controls'],
  ['explanation', '/?seed=7&t=60', 'How fake sites trick people'],
  ['statistics', '/?seed=7&t=60', 'The statistics behind it'],
  ['overlay', '/v?seed=7&speed=0.25', 'Start Trading'],
] as const) {
  test(`INV-05 the label in the ${name} is the one that counts while it is open`, async ({
    dashboard,
    page,
  }) => {
    await dashboard.open(path);
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: open, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await dashboard.wait(3_000);
    expect(await page.locator('main data').count()).toBeGreaterThan(0);
    await page.locator(`dialog ${LABEL}`).evaluate((label) => label.remove());
    await dashboard.wait(1_000);
    await expectWithheld(dashboard, page);
  });
}

/** What changes the look of a page and leaves the label where it can be read. */
const HARMLESS: Record<string, (page: Page) => Promise<unknown>> = {
  'a bar that an extension puts above the page': (page) =>
    page.evaluate(() => {
      const bar = document.createElement('div');
      bar.style.height = '44px';
      document.body.prepend(bar);
    }),
  'a bar that makes room for itself, with the page scrolled': (page) =>
    page.evaluate(() => {
      const bar = document.createElement('div');
      Object.assign(bar.style, {
        position: 'fixed',
        inset: '0 0 auto',
        height: '40px',
        zIndex: '999',
        background: 'silver',
      });
      document.documentElement.style.marginTop = '40px';
      document.documentElement.append(bar);
      scrollTo(0, 300);
    }),
  'a veil to mark a part of the window': (page) =>
    cover(page, { height: '100vh', background: 'rgb(0 0 0 / 0.2)' }),
  'an empty layer that lets presses through': (page) =>
    cover(page, { height: '100vh', pointerEvents: 'none' }),
  'a dimmer': (page) =>
    cover(page, { height: '100vh', pointerEvents: 'none', background: 'rgb(255 140 0 / 0.25)' }),
  'a dark mode by filter': (page) => restyle(page, 'html { filter: invert(1) hue-rotate(180deg) }'),
  'a dark mode by colours': (page) =>
    restyle(
      page,
      '* { background-color: #111 !important; color: #ddd !important; border-color: #444 !important }',
    ),
  'larger letters': (page) => restyle(page, 'html { font-size: 28px }'),
  'smaller letters': (page) => restyle(page, 'html { font-size: 11px }'),
  'text spacing': (page) =>
    restyle(
      page,
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    ),
  'a letter of another face': (page) => restyle(page, '* { font-family: monospace !important }'),
  'a page zoomed out to a quarter': (page) => restyle(page, 'html { zoom: 0.25 }'),
  'a page zoomed in five times': (page) => restyle(page, 'body { zoom: 5 }'),
  'a page zoomed in with two fingers': async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 3 });
  },
  'a cookie bar that leaves the label in sight': (page) =>
    cover(page, { inset: 'auto 0 0', background: 'white' }),
  'forced colours': (page) => page.emulateMedia({ forcedColors: 'active' }),
  printing: (page) => page.emulateMedia({ media: 'print' }),
  'a small window': (page) => page.setViewportSize({ width: 320, height: 256 }),
  'the smallest frame with figures': (page) => page.setViewportSize({ width: 280, height: 120 }),
  'a tiny frame': (page) => page.setViewportSize({ width: 120, height: 60 }),
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

/** Each page is watched for seconds of real time, so some stand side by side. */
const SIDE_BY_SIDE = 3;

// The journeys open those of the other pages.
for (const path of ['/de?seed=7&scenario=fair', '/v?seed=7']) {
  test(`INV-32 every "?" on ${path} stays open for seconds while the figures stay and go on`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const questions = page.locator('main [popovertarget]');
    expect(await questions.count()).toBeGreaterThanOrEqual(3);
    for (const question of await questions.all()) {
      await question.click();
      await expect(page.locator(':popover-open')).toBeVisible();
      await page.waitForTimeout(2_000);
      await expect(page.locator(':popover-open')).toBeVisible();
      await expect(page.locator('html')).not.toHaveAttribute('data-withheld');
      expect(await page.locator('main data').count()).toBeGreaterThan(3);
      await page.keyboard.press('Escape');
    }
  });
}

for (let first = 0; first < Object.keys(HARMLESS).length; first += SIDE_BY_SIDE) {
  const changes = Object.entries(HARMLESS).slice(first, first + SIDE_BY_SIDE);
  const named = changes.map(([change]) => change).join(', ');
  test(`INV-04 no reason to withhold figures: ${named}`, async ({ context }) => {
    const stays = async (change: string, does: (page: Page) => Promise<unknown>) => {
      const page = await context.newPage();
      const complaints = complaintsOf(page);
      // In real time: about two seconds, twice what the guard has to find a hidden label.
      await page.goto('/?seed=7&trades=0&speed=10');
      await page.waitForLoadState('networkidle');
      await does(page);
      const count = () =>
        page.evaluate(() => Number(document.querySelector<HTMLDataElement>('.frame-trades data')?.value));
      const before = await count();
      await expect.poll(count, { message: change, timeout: 20_000 }).toBeGreaterThan(before + 8);
      await expect(page.locator('html'), change).not.toHaveAttribute('data-withheld');
      expect(complaints, change).toEqual([]);
    };
    await Promise.all(changes.map(([change, does]) => stays(change, does)));
  });
}

test('INV-04 nothing is checked while the page is hidden', async ({ dashboard, page }) => {
  await openRunning(dashboard, page);
  const looks = await page.evaluateHandle(() => {
    const counted = { looks: 0 };
    const ask = window.getComputedStyle;
    window.getComputedStyle = (...given) => {
      counted.looks += 1;
      return ask(...given);
    };
    return counted;
  });
  await dashboard.wait(2_000);
  expect(await looks.evaluate((counted) => counted.looks)).toBeGreaterThanOrEqual(3);
  await looks.evaluate((counted) => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    counted.looks = 0;
  });
  await dashboard.wait(60_000);
  expect(await looks.evaluate((counted) => counted.looks)).toBe(0);
});
