import type { Page } from '@playwright/test';
import { boxOf, contains, overlap } from '../../../e2e/boxes';
import { pdfTexts } from '../../../e2e/honesty/pdfText';
import { seen } from '../../../e2e/honesty/seen';
import { expect, test } from '../../../e2e/visitor';

const EN = 'How fake sites trick people';
const DE = 'So täuschen betrügerische Seiten';

const STEPS = [
  'The first contact',
  'The page that looks like yours',
  'The total that only rises',
  'The pretend analysis',
  'The success rate',
  'Remote access',
  'The small withdrawal that works',
  'The withdraw button and the fee',
  'The payment in cryptocurrency',
  'The offer to recover the money',
  'What the real figures say',
  'How to check a provider',
  'It happens to anyone',
];

/** Opens an address that opens the dialog, and waits until it is rendered and nothing moves. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-settled', 'true');
}

/* Its other doors are in keyboard.spec.ts; that the run is paused meanwhile in packages/dashboard/src/visit/next.test.ts. */
for (const [path, width, height, tag] of [
  ['/de', 320, 568, '@long'],
  ['/de', 390, 844, '@long'],
  ['/de', 1280, 720, '@long'],
  ['/de', 1440, 900, '@long'],
  ['/v', 390, 844, ''],
  ['/v', 1440, 900, '@long'],
] as const)
  test(`each element is explained in place, visible and outlined, below the label, and what goes on stays under the pointer, with Back beside it, on ${path} at ${width} px`, {
    tag: tag || [],
  }, async ({ dashboard, page }) => {
    const [name, withdraw] = path === '/de' ? [DE, 'Zurückziehen'] : [EN, 'Withdraw'];
    const analysis = path === '/v' ? 'button:text-is("Start Trading")' : null;
    await page.setViewportSize({ width, height });
    await open(page, `${path}?still=1&seed=7&t=60&scene=deceive`);
    const dialog = page.getByRole('dialog', { name });
    const card = dialog.locator('> :last-child');
    /** Around the element that is explained, and only while there is one. */
    const outline = dialog.locator('> :not(:last-child)');
    const withdrawButton = `button:text-is("${withdraw}")`;
    const targets = [
      null,
      '.frame-top > :last-child',
      '.frame-profit',
      analysis,
      '.frame-rate',
      null,
      withdrawButton,
      withdrawButton,
      ...STEPS.slice(8).map(() => null),
    ];
    const next = dialog.getByRole('button', { name: /^(Next|Weiter|Done|Fertig)$/ });
    const back = dialog.getByRole('button', { name: /^(Back|Zurück)$/ });
    const place = await boxOf(next);
    for (const [step, target] of targets.entries()) {
      const where = `${path} at ${width} px, step ${step + 1}`;
      await expect(dialog, where).toContainText(new RegExp(`${step + 1} (of|von) ${STEPS.length}`));
      // Nothing covers the page's own label, or the label in the card.
      const label = await boxOf(page.locator('.bar > [data-simulation-label]'));
      const bottom = label.y + label.height;
      const free = await boxOf(card);
      expect(label.y, where).toBeGreaterThanOrEqual(0);
      for (const { y } of [await boxOf(dialog), free]) expect(y, where).toBeGreaterThanOrEqual(bottom);
      await expect.poll(() => seen(page), where).toBe('seen');
      if (target === null) await expect(outline, where).toHaveCount(0);
      else {
        const [box, around] = [await boxOf(page.locator(target)), await boxOf(outline)];
        const { x, y, width: wide, height: high } = around;
        expect(contains({ x: x + 1, y: y + 1, width: wide - 2, height: high - 2 }, box), where).toBe(true);
        // The card leaves all of it free, or as much from its top as there is room for.
        expect(box.y, where).toBeGreaterThanOrEqual(bottom);
        const air = 24; // px that stay free below the label
        const tooTall = high > free.y - bottom - air;
        if (!tooTall || width > 720) expect(overlap(free, around), where).toBe(false);
        else expect(free.y, where).toBeGreaterThan(box.y + 60);
      }
      // On the smallest screen the card of some steps is higher.
      if (width > 320) expect(await boxOf(next), where).toEqual(place);
      if (width > 320 && step > 0)
        expect(await boxOf(back), where).toMatchObject({ y: place.y, height: place.height });
      if (step < STEPS.length - 1) await next.click();
    }
    await dashboard.expectNoSidewaysScroll();
  });

test('works by keyboard alone, forwards and back, keeps the focus inside, asks for nothing and links to no other site but to the analysis of the same run', {
  tag: '@long',
}, async ({ dashboard, page }) => {
  await page.goto('/?still=1&seed=7');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: EN })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: EN });
  const heading = dialog.getByRole('heading', { level: 3 });
  await expect(dialog.getByRole('heading', { name: EN })).toBeFocused(); // Enter goes on from there
  await expect(dialog.getByRole('button', { name: 'Back' })).toHaveCount(0);

  const { origin } = new URL(page.url());
  for (const title of STEPS) {
    await expect(heading).toHaveText(title);
    await expect(dialog.locator('input, form, data, iframe, img')).toHaveCount(0);
    for (const link of await dialog.getByRole('link').all())
      expect(await link.evaluate((element: HTMLAnchorElement) => element.origin)).toBe(origin);
    if (title === STEPS[0])
      await expect(dialog.getByRole('link', { name: 'Addresses' })).toHaveAttribute(
        'href',
        '/lessons/sources.html',
      );
    if (title === 'The pretend analysis')
      await expect(dialog.getByRole('link', { name: /Start Trading/ })).toHaveAttribute('href', '/v?seed=7');
    if (title !== STEPS.at(-1)) await page.keyboard.press('Enter');
  }
  await dialog.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(dialog).toBeHidden(); // the last step's button closes

  await page.keyboard.press('Enter');
  for (let press = 0; press < 16; press += 1) await page.keyboard.press('ArrowRight');
  await expect(heading).toHaveText(STEPS.at(-1) ?? '');
  for (let press = 0; press < 16; press += 1) await page.keyboard.press('ArrowLeft');
  await expect(heading).toHaveText(STEPS[0] ?? '');

  // Back of the second step is gone in the first one: the focus goes on to its neighbor.
  await page.keyboard.press('ArrowRight');
  await dialog.getByRole('button', { name: 'Back' }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'Next' })).toBeFocused();

  await dashboard.expectFocusStaysInDialog();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: EN })).toBeFocused();
});

test('Print asks the browser to print: the two sides of one sheet with all steps and the label, without figures', async ({
  page,
}) => {
  // The longest of its texts: in German, about a market.
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/de?still=1&seed=7&t=60&scene=deceive&scenario=fair&chance=33.33');
  const sheet = page.locator('article:not(main *)');
  await expect(sheet).toBeHidden();
  const asked = page.evaluate(
    () => new Promise((resolve) => addEventListener('beforeprint', () => resolve(true), { once: true })),
  );
  await page.getByRole('button', { name: 'Drucken', exact: true }).click();
  expect(await asked).toBe(true);

  await page.emulateMedia({ media: 'print' });
  await expect(sheet.getByRole('heading', { level: 1 })).toHaveText(DE);
  await expect(sheet.getByRole('heading', { level: 2 })).toHaveCount(STEPS.length + 2); // where to report it, and for discussion
  await expect(sheet.getByRole('heading', { name: 'Der erste Kontakt' })).toBeVisible();
  await expect(sheet.getByRole('heading', { name: 'Es kann alle treffen' })).toBeVisible();
  await expect(page.locator('.bar > [data-simulation-label]')).toBeVisible();
  await expect(sheet).toContainText('ESMA, Beschluss (EU) 2018/796'); // a source
  await expect(sheet).toContainText('Simulation – alle Zahlen sind erfunden');
  await expect(page.locator('.frame')).toBeHidden();
  await expect(page.locator('data:visible')).toHaveCount(0);
  const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(paper).toBe('rgb(255, 255, 255)');
  expect(await pdfTexts(await page.pdf({ format: 'A4' }))).toHaveLength(2);

  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Escape');
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible(); // the page itself again
});
