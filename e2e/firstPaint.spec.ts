import type { Page } from '@playwright/test';
import { expect, hold, test } from './visitor';

/** The page's own script: it is late in each of these tests. */
const MAIN = '**/assets/index-*.js';

declare global {
  interface Window {
    /** Each text that is seen in the page, with its place and, of a figure, its number. */
    seenTexts: () => string[];
    /** Those of the moment at which React renders the page. */
    rendered: Promise<string[]>;
    /** The sum of all layout shifts. */
    movedBy: number;
  }
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.seenTexts = () =>
      [...document.querySelectorAll('#root *:not(.sr-only, .sr-only *, .not-drawn *)')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => {
          const texts = [...element.childNodes]
            .filter((node) => node instanceof Text)
            .map(({ data }) => data);
          const { x, y, width, height } = element.getBoundingClientRect();
          const number = element.closest('data')?.value ?? '';
          return `${texts.join('').trim()} ${number} at ${[x, y, width, height].map(Math.round).join()}`;
        })
        .filter((text) => !text.startsWith(' '))
        .sort(); // in a wide window React puts the list elsewhere in the order of reading
    window.rendered = new Promise((resolve) => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('.frame:not([inert]) h1')) return;
        observer.disconnect();
        resolve(window.seenTexts());
      }).observe(document, { subtree: true, childList: true });
    });
    window.movedBy = 0;
    if (PerformanceObserver.supportedEntryTypes.includes('layout-shift'))
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.movedBy += 'value' in entry ? Number(entry.value) : 0;
      }).observe({ type: 'layout-shift', buffered: true });
  });
});

/** Opens an address whose own script is late, until the first paint. */
async function openHeld(page: Page, address: string) {
  const release = await hold(page, MAIN);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  return release;
}

/** With figures that each address has from the first paint on. */
const ADDRESSES = [
  ['/?seed=7', ['$10,139', '.01', '82.2%', '19', 'Zoe', 'Dashboard', 'Simulated']],
  ['/de?seed=7', ['10.139', ',01 €', '82,2%', '19', 'Armaturenbrett', 'Simuliert']],
  ['/', []], // a run without a name gets one, and keeps it
  [
    '/de?seed=9&amount=-1234567.89&trades=12.7&name={trades}',
    ['−1.234.567', '13', '{trades', 'aus dem Link'],
  ],
  ['/?seed=7&scenario=fair&chance=30&picked=best-of-1000', ['Win rate so far', '–']],
  ['/de?seed=9&scenario=rare-loss&t=500&still=1', ['Angehalten']],
] as const;

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`at ${width} px the figures of a run are there before the page's own script, and React renders the same at the same places`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const [address, known] of ADDRESSES)
      await test.step(address, async () => {
        const release = await openHeld(page, address);
        const label = page.locator('[data-simulation-label]');
        await expect(label).toBeVisible();
        const seen = await page.evaluate(() => window.seenTexts());
        expect(seen.map((text) => text.replace(/ \S* at .*/, ''))).toEqual(
          expect.arrayContaining([...known]),
        );
        expect(seen.filter((text) => /^\S+ \S+ at/.test(text)).length).toBeGreaterThan(4);
        release();
        const rendered = await page.evaluate(() => window.rendered);
        if (address.includes('t='))
          expect(rendered).toEqual(expect.arrayContaining(seen)); // and the rows
        else expect(rendered).toEqual(seen);
        expect(await page.evaluate(() => window.movedBy)).toBe(0);
        await page.unroute(MAIN);
      });
  });

test('INV-04 without the label in sight no figure is there with the first paint; nor on a page that shows none, or not yet', async ({
  allowWithheld,
  page,
}) => {
  allowWithheld();
  const labels = { hidden: 'hidden data-simulation-label', 'not marked': '' };
  for (const [state, attributes] of Object.entries(labels))
    await test.step(`a label that is ${state}`, async () => {
      await page.route('/de?seed=7', async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        await route.fulfill({ response, body: html.replace(' data-simulation-label', ` ${attributes}`) });
      });
      await openHeld(page, '/de?seed=7');
      await expect(page.locator('data')).toHaveCount(0);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  for (const address of ['/?seed=7&engine=1', '/?seed=7&scene=story', '/?seed=7&t=2592000'])
    await test.step(address, async () => {
      await openHeld(page, address);
      await expect(page.locator('.frame-card')).toHaveCount(4);
      await expect(page.locator('data')).toHaveCount(0);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
});

test('a reload goes on with the run that nobody named, from the first paint on', async ({ page }) => {
  await page.goto('/?still=1');
  const total = page.locator('.frame-profit data').first();
  await expect(page.locator('.frame:not([inert])')).toBeVisible();
  const exact = await total.getAttribute('value');
  await expect.poll(() => page.evaluate(() => Boolean(history.state))).toBe(true);
  const release = await hold(page, MAIN);
  await page.reload({ waitUntil: 'commit' });
  await expect(total).toHaveAttribute('value', exact ?? '');
  await expect(page.locator('.frame[inert]')).toHaveCount(1);
  release();
});
