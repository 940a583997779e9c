import { CRYPTO_ASSETS, FIAT_CURRENCIES } from '@simulation/engine';
import { specified } from '../packages/site/src/i18n/specified';
import { Curve } from './pages/Curve';
import { dollars } from './pages/SimulationPage';
import { expect, test } from './visitor';

const codes = (list: readonly { readonly code: string }[]) => list.map(({ code }) => code).join('|');
/** Such as `BTC/USD`. */
const INSTRUMENT = new RegExp(`^(${codes(CRYPTO_ASSETS)})/(${codes(FIAT_CURRENCIES)})$`);

/** With the texts of the specification: scripts/tests/requirements.test.ts compares them. */
const LANGUAGES = [
  {
    path: '/',
    ...specified.en,
    simulated: 'Simulated',
    pause: 'Pause',
    thousands: '12,345',
    money: /^\$\d{1,3}(,\d{3})*\.\d{2}$/,
    gain: /^\+\$\d{1,2}\.\d{2}$/,
    percent: /^\d{2}\.\d%$/,
  },
  {
    path: '/de',
    ...specified.de,
    simulated: 'Simuliert',
    pause: 'Anhalten',
    thousands: '12.345',
    money: /^\d{1,3}(\.\d{3})*,\d{2} €$/,
    gain: /^\+\d{1,2},\d{2} €$/,
    percent: /^\d{2},\d%$/,
  },
];

for (const texts of LANGUAGES)
  test(`the dashboard at ${texts.path}`, async ({ dashboard, page }) => {
    await dashboard.open(texts.path);

    // E011 E012 E013 E014 E015 E016 E017 E019 E020
    await test.step('has a side bar of three inert entries, titled with the word for dashboard, the first current', async () => {
      const nav = page.getByRole('navigation');
      await expect(nav.getByRole('listitem')).toHaveText([
        texts.dashboard,
        texts.transactions,
        texts.settings,
      ]);
      await expect(nav.locator('p').first()).toHaveText(texts.dashboard);
      await expect(nav.locator('li svg')).toHaveCount(3);
      for (const id of ['dashboard', 'transactions', 'settings'])
        await expect(nav.locator(`li[data-id=${id}]`)).toHaveCount(1);
      await expect(nav.locator('[aria-current]')).toHaveText([texts.dashboard]);
      await expect(nav.locator('li')).toHaveCount(3);
      const before = await page.locator('main').innerHTML();
      for (const entry of await nav.getByRole('listitem').all()) await entry.click();
      expect(page.url()).toContain(texts.path);
      expect(await page.locator('main').innerHTML()).toBe(before);
      await expect(nav.locator('a, button, [tabindex]')).toHaveCount(0);
    });

    // E018
    await test.step('has a side bar that leaves small screens, and nothing replaces it', async () => {
      const window = page.viewportSize();
      await page.setViewportSize({ width: 375, height: 800 });
      await expect(page.locator('nav')).toBeHidden();
      await page.setViewportSize(window ?? { width: 1280, height: 720 });
      await expect(page.locator('nav')).toBeVisible();
    });

    // E042 E043 E044 E045 E047 E048 E049
    await test.step('has a drawn search box, a bell with a count, a drawn initial and a name', async () => {
      const top = page.getByRole('banner');
      const search = top.getByText(texts.search, { exact: true });
      await search.click();
      await page.keyboard.type('x');
      await expect(search).toHaveText(texts.search);
      await expect(page.locator('header input')).toHaveCount(0);
      await expect(top.locator('data')).toHaveText(/^\d+$/);
      await expect(top.locator('[data-avatar]')).toHaveText(/^\p{Lu}$/u);
      await expect(top.locator('bdi')).toHaveText(/^\p{Lu}\p{Ll}+$/u);
      await expect(top.getByRole('button', { name: 'Start Trading' })).toHaveCount(0);
    });

    // E070 E071 E072 E073 E074 E076 E077 E082 E152
    await test.step('starts with an empty list; trades come by themselves, with everything that a row has', async () => {
      await expect(dashboard.rows).toHaveCount(0);
      await dashboard.wait(3_000);
      await expect(dashboard.rows.first()).toBeVisible();
      const columns = [texts.trade, texts.buy, texts.sell, texts.profit];
      await expect(page.getByRole('columnheader')).toHaveText(columns);
      await dashboard.waitForTrades(4);
      for (const row of await dashboard.rows.all()) {
        await expect(row.getByText(texts.sold, { exact: true })).toBeVisible();
        await expect(row.getByText(/^UUID: [0-9a-f-]{36}$/)).toBeVisible();
        await expect(row.getByText(INSTRUMENT)).toBeVisible();
        await expect(row.getByRole('img', { includeHidden: true })).toBeVisible();
        await expect(row.locator('data').nth(0)).toHaveText(texts.money);
        await expect(row.locator('data').nth(1)).toHaveText(texts.money);
        await expect(row.locator('data').nth(2)).toHaveText(texts.gain);
      }
    });

    // E050 E051 E052 E053 E054 E055 E056 E057
    await test.step('has a title and four period buttons that change a label and nothing else', async () => {
      await dashboard.press(texts.pause);
      await dashboard.wait(2_500);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.dashboard);
      const { today, perWeek, perMonth, overall } = texts;
      const buttons = page.getByRole('group').first().getByRole('button');
      await expect(buttons).toHaveText([today, perWeek, perMonth, overall]);
      const pressed = (name: string) => page.getByRole('button', { name, exact: true, pressed: true });
      await expect(pressed(today)).toBeVisible();
      const figures = () => page.locator('data').evaluateAll((all) => all.map((figure) => figure.outerHTML));
      const before = await figures();
      const title = page.getByRole('heading', { level: 1 }).locator('..');
      for (const period of [perWeek, perMonth, overall]) {
        await dashboard.press(period);
        await expect(pressed(period)).toHaveCount(1);
        await expect(title.getByText(period, { exact: true })).toBeVisible();
        await expect(dashboard.card(texts.profit)).not.toContainText(today); // its total is the one since the start
        expect(await figures()).toEqual(before);
      }
      expect(new URL(page.url()).search).toBe('');
      await page.reload();
      await expect(pressed(today)).toBeVisible();
    });

    // E002 E005 E006 E007 E058 E059 E062 E063 E067 E069 E152
    await test.step('has three cards with figures in the format of the currency', async () => {
      await dashboard.page.goto(`${texts.path}?trades=12345`);
      await expect(dashboard.figureOf(texts.profit)).toHaveText(texts.money);
      await expect(dashboard.figureOf(texts.successRate)).toHaveText(texts.percent);
      await expect(dashboard.figureOf(texts.trades)).toHaveText(texts.thousands);
      for (const name of [texts.profit, texts.successRate, texts.trades])
        await expect(dashboard.card(name).getByRole('heading')).toHaveText(name);
      await expect(dashboard.card(texts.profit).getByText(texts.simulated, { exact: true })).toBeVisible();
      await expect(
        dashboard.card(texts.profit).getByRole('button', { name: texts.withdraw, exact: true }),
      ).toBeVisible();
    });
  });

// E008
test('INV-30 the total never decreases and adds up to the cent; the list keeps the ten latest trades, newest on top, and scrolls', async ({
  dashboard,
  page,
}) => {
  await dashboard.open('/?amount=2500.5&seed=sum');
  const profits = new Map<string, number>(); // in the order in which the trades came
  let last = 0;
  for (let look = 0; profits.size < 14 && look < 75; look += 1) {
    await dashboard.wait(500);
    const shown = Number((await dashboard.figureOf('Profit').textContent())?.replace(/\D/g, ''));
    expect(shown).toBeGreaterThanOrEqual(last);
    last = shown;
    for (const { uuid, buy, sell, profit, text } of (await dashboard.list()).toReversed()) {
      if (profits.has(uuid)) continue;
      profits.set(uuid, profit);
      expect(sell).toBe(buy + profit);
      const amounts = [...text.matchAll(/\$([\d,]+\.\d\d)/g)].map(([, money = '']) =>
        Math.round(Number(money.replaceAll(',', '')) * 100),
      );
      // What is heard, what is seen and the machine-readable values agree.
      expect(amounts).toEqual([buy, sell, profit, buy, sell, profit]);
    }
  }
  const sum = [...profits.values()].reduce((total, profit) => total + profit, 0);
  expect(await dashboard.total()).toBe(250_050 + sum);
  await dashboard.wait(400); // the trade that leaves the list has left it
  expect((await dashboard.list()).map(({ uuid }) => uuid)).toEqual(
    [...profits.keys()].slice(-10).toReversed(),
  );
  const scrolls = await page
    .getByRole('group', { name: 'Invented trades' })
    .evaluate((list) => list.scrollHeight > list.clientHeight);
  expect(scrolls).toBe(true);
});

test('the curve grows with each trade; a pause stops trades, totals, popups, count-ups and the curve together, and nothing is lost', async ({
  dashboard,
  page,
}) => {
  await dashboard.open('/?seed=7&amount=1000');
  const curve = new Curve(page);
  const ends = async () => Number((await curve.ink.getAttribute('d'))?.split('H').at(-1));
  expect(await ends()).toBe(0);
  await dashboard.waitForTrades(3);
  await dashboard.wait(500);
  expect(await ends()).toBeGreaterThan(0);
  await dashboard.press('Pause');
  await dashboard.wait(3_000);
  await dashboard.settled();
  await curve.slider.press('End');
  expect(await curve.heard()).toContain(dollars(await dashboard.total()));
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver((all) => seen.push(...all.map(({ target }) => target.nodeName))).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  });
  await dashboard.wait(60_000);
  expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual([]);
  const count = await dashboard.count();
  await dashboard.press('Resume');
  await dashboard.wait(3_000);
  expect(await dashboard.count()).toBeGreaterThan(count);
});
