import type { Page } from '@playwright/test';
import type { SimulationPage } from '../pages/SimulationPage';
import { complaintsOf, expect, test } from '../visitor';
import { HARMLESS, HARMS, LABEL, rememberLabel, restyle } from './labelChanges';

test.beforeEach(({ allowWithheld }) => allowWithheld());

/** Digits that are no figures of the run: those of real accounts, and the UUIDs of trades. */
const NO_FIGURE = /74–89 ?%|11–26\u00a0?%|\(ESMA, 2018\)|UUID: [0-9a-f-]{36}/g;

/** Every text with a digit that a page still has on screen, for screen readers or for programs. */
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

/** No figure is left in the page, each card says why, and so does one announcement. */
async function expectWithheld(dashboard: SimulationPage, page: Page) {
  await expect(page.locator('data')).toHaveCount(0);
  for (const card of await dashboard.cards.all()) {
    await expect(card).toContainText('–');
    await expect(card).toContainText('Figures are hidden because the simulation label cannot be seen.');
  }
  expect(await figuresLeft(page)).toEqual([]);
  await expect(page.getByRole('status').filter({ hasText: 'cannot be seen' })).toHaveCount(1);
}

/** Opens a page whose time passes only when the test says so, and lets some trades come. */
async function openRunning(dashboard: SimulationPage, page: Page, path = '/?seed=7&trades=0') {
  await dashboard.open(path);
  await page.waitForLoadState('networkidle');
  await dashboard.wait(8_000);
  expect(await dashboard.count()).toBeGreaterThan(1);
}

test('INV-04 however the label is removed, changed, hidden or covered, every figure is a dash within a second until it is back', async ({
  dashboard,
  page,
}) => {
  await openRunning(dashboard, page);
  const undo = await rememberLabel(page);
  for (const [harm, [reason, change]] of Object.entries(HARMS)) {
    await test.step(`the label ${harm}`, async () => {
      await change(page);
      await dashboard.wait(1_000);
      await expectWithheld(dashboard, page);
      await expect.soft(page.locator('html'), harm).toHaveAttribute('data-withheld', reason);
      await undo();
      await dashboard.wait(500);
      await expect(page.locator('html'), `${harm} and is back`).not.toHaveAttribute('data-withheld');
      await expect(page.locator('main data')).not.toHaveCount(0);
    });
  }
});

test('INV-04 no reason to withhold figures: extensions, fonts, zoom, sizes, media, a translation', async ({
  dashboard,
  page,
}) => {
  await openRunning(dashboard, page, '/?seed=7&trades=0&speed=10');
  const undo = await rememberLabel(page);
  const count = () =>
    page.evaluate(() => Number(document.querySelector<HTMLDataElement>('.frame-trades data')?.value));
  for (const [name, change] of Object.entries(HARMLESS)) {
    await test.step(name, async () => {
      await undo();
      const before = await count();
      await change(page);
      await dashboard.wait(1_500); // more than the guard takes to withhold figures
      await expect(page.locator('html'), name).not.toHaveAttribute('data-withheld');
      await expect.poll(count, name).toBeGreaterThan(before + 3); // at least five trades
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
  await expect(page.getByRole('dialog')).toBeVisible();
  await dashboard.wait(500);
  await expect(page.locator('main data')).not.toHaveCount(0);
  await page.keyboard.press('Escape');
  await dashboard.wait(1_000);
  await expectWithheld(dashboard, page);
});

test('INV-05 the label in a dialog is the one that counts while it is open', async ({ dashboard, page }) => {
  await dashboard.open('/?seed=7');
  for (const [path, button] of [
    ['/?seed=7&t=60', 'Withdraw'],
    ['/?seed=7&t=60', 'Controls'],
    ['/?seed=7&t=60', 'How fake sites trick people'],
    ['/?seed=7&t=60', 'The statistics behind it'],
    ['/v?seed=7&speed=0.25', 'Start Trading'],
  ] as const) {
    await test.step(button, async () => {
      await page.goto(path);
      await dashboard.settled();
      await dashboard.press(button);
      await expect(page.getByRole('dialog')).toBeVisible();
      await dashboard.wait(3_000);
      await expect(page.locator('html'), button).not.toHaveAttribute('data-withheld');
      await expect(page.locator('main data')).not.toHaveCount(0);
      await page.locator(`dialog ${LABEL}`).evaluate((label) => label.remove());
      await dashboard.wait(1_000);
      await expectWithheld(dashboard, page);
    });
  }
});

test('INV-32 every "?" in the fair scenario and on /v stays open for seconds while the figures stay and go on', async ({
  context,
}) => {
  // In real time, side by side. The journeys open those of the other pages.
  const openEvery = async (path: string) => {
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const questions = page.locator('main [popovertarget]');
    expect(await questions.count(), path).toBeGreaterThanOrEqual(3);
    for (const question of await questions.all()) {
      await question.click();
      await expect(page.locator(':popover-open'), path).toBeVisible();
      await page.waitForTimeout(2_000);
      await expect(page.locator(':popover-open'), path).toBeVisible();
      await expect(page.locator('html'), path).not.toHaveAttribute('data-withheld');
      expect(await page.locator('main data').count(), path).toBeGreaterThan(3);
      await page.keyboard.press('Escape');
    }
    expect(complaints, path).toEqual([]);
  };
  await Promise.all(['/de?seed=7&scenario=fair', '/v?seed=7'].map(openEvery));
});

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
