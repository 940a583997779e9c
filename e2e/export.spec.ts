import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './visitor';

type ExportedTrade = Record<'buy' | 'sell' | 'profit' | 'number' | 'seconds', number> &
  Record<'instrument' | 'currency' | 'uuid', string> & { simulated: boolean };

const LINE_END = '\r\n';
const GERMAN = { panel: 'Steuerung', csv: 'Als CSV speichern', json: 'Als JSON speichern' };
const ENGLISH = { panel: 'Controls', csv: 'Save as CSV', json: 'Save as JSON' };

/** Presses a button of the export and reads the file that the browser gets. */
async function save(page: Page, { panel, ...buttons }: typeof ENGLISH, ending: 'csv' | 'json') {
  const dialog = page.getByRole('dialog', { name: panel });
  if (!(await dialog.isVisible())) await page.getByRole('button', { name: panel }).click();
  const section = page.getByRole('region', { name: 'Export' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    section.getByRole('button', { name: buttons[ending] }).click(),
  ]);
  const name = download.suggestedFilename();
  await expect(section.getByRole('status')).toContainText(name);
  return { name, text: await readFile(await download.path(), 'utf8') };
}

const cents = (amount: string | number) => Math.round(Number(String(amount).replace(',', '.')) * 100);
const profitOf = (profits: (string | number)[]) => profits.reduce<number>((sum, one) => sum + cents(one), 0);

function fieldsOf(text: string, separator: string): string[][] {
  expect(text.endsWith(LINE_END)).toBe(true);
  return text
    .slice(0, -LINE_END.length)
    .split(LINE_END)
    .map((line) => line.split(separator));
}

const AMOUNT = 1_000_00;

for (const { path, words, separator, mark, name, yes, heads, currency, card } of [
  {
    path: '/',
    words: ENGLISH,
    separator: ',',
    mark: '',
    name: 'simulation-sun-bear-hoopoe-MUC.csv',
    yes: 'yes',
    heads: 'simulated,number,seconds,instrument,buy,sell,profit,currency,uuid',
    currency: 'USD',
    card: ['Profit', 'Trades'],
  },
  {
    path: '/de',
    words: GERMAN,
    separator: ';',
    mark: '\uFEFF',
    name: 'simulation-sun-bear-hoopoe-MUC-de.csv',
    yes: 'ja',
    heads: 'simuliert;nummer;sekunden;instrument;kauf;verkauf;gewinn;währung;uuid',
    currency: 'EUR',
    card: ['Gewinn', 'Berufe'],
  },
] as const) {
  test(`INV-13 ${path} saves every trade as CSV, each row flagged, and they add up to the total on screen`, async ({
    dashboard,
    page,
  }) => {
    await page.goto(`${path}?seed=sun-bear-hoopoe-MUC&t=600&still=1&amount=1000&trades=0&name=Ada`);
    const shown = await dashboard.list();
    const count = await dashboard.count(card[1]);
    const total = await dashboard.total(card[0]);
    const file = await save(page, words, 'csv');
    expect(file.name).toBe(name);
    expect(file.text.startsWith(`${mark}${heads}${LINE_END}`)).toBe(true);
    const rows = fieldsOf(file.text, separator).slice(1);
    expect(rows).toHaveLength(count);
    expect(count).toBeGreaterThan(200);
    const number = separator === ';' ? /^-?\d+,\d{2}$/ : /^-?\d+\.\d{2}$/;
    for (const [index, row] of rows.entries()) {
      expect(row).toHaveLength(9);
      const [first, position, seconds, instrument, buy, sell, profit, unit] = row;
      expect([first, position, unit]).toEqual([yes, String(index + 1), currency]);
      expect(seconds).toMatch(/^\d+[.,]\d{3}$/);
      expect(instrument).toMatch(/^[A-Z]{3,4}\/[A-Z]{3}$/);
      for (const amount of [buy, sell, profit]) expect(amount).toMatch(number);
      expect(cents(sell ?? '') - cents(buy ?? '')).toBe(cents(profit ?? ''));
    }
    expect(AMOUNT + profitOf(rows.map((row) => row[6] ?? ''))).toBe(total);
    const latest = rows.slice(-10).toReversed();
    expect(latest.map((row) => row[8])).toEqual(shown.map(({ uuid }) => uuid));
    expect(latest.map((row) => row.slice(4, 7).map(cents))).toEqual(
      shown.map(({ buy, sell, profit }) => [buy, sell, profit]),
    );
    expect(file.text).not.toContain('Ada');
    expect(file.text).not.toContain('hoopoe');
  });
}

for (const { path, words, name, cards, currency, note, route } of [
  {
    path: '/',
    words: ENGLISH,
    name: 'simulation-7.json',
    cards: ['Profit', 'Trades'],
    currency: 'USD',
    note: 'Simulation – all figures are invented. No account, no trades, no money.',
    route: 'dashboard',
  },
  {
    path: '/de',
    words: GERMAN,
    name: 'simulation-7-de.json',
    cards: ['Gewinn', 'Berufe'],
    currency: 'EUR',
    note: 'Simulation – alle Zahlen sind erfunden. Kein Konto, kein Handel, kein Geld.',
    route: 'dashboard',
  },
  {
    path: '/v',
    words: ENGLISH,
    name: 'simulation-7.json',
    cards: ['Profit', 'Trades'],
    currency: 'USD',
    note: 'Simulation – all figures are invented. No account, no trades, no money.',
    route: 'v',
  },
] as const) {
  test(`INV-13 ${path} saves every trade as JSON, each flagged, with whole cents`, async ({
    dashboard,
    page,
  }) => {
    // On /v two more trades are open then; they are not in the file.
    await page.goto(`${path}?seed=7&t=606&still=1&amount=1000&trades=0`);
    const count = await dashboard.count(cards[1]);
    const total = await dashboard.total(cards[0]);
    const file = await save(page, words, 'json');
    expect(file.name).toBe(name);
    const { trades, ...head }: { trades: ExportedTrade[] } = JSON.parse(file.text);
    expect(head).toEqual({ simulated: true, note, engineVersion: 1, seed: '7', route, currency });
    expect(trades).toHaveLength(count);
    expect(trades.every(({ simulated }) => simulated)).toBe(true);
    expect(trades.map(({ number }) => number)).toEqual(trades.map((_, index) => index + 1));
    expect(AMOUNT + profitOf(trades.map(({ profit }) => profit))).toBe(total);
    const written = [...file.text.matchAll(/"(?:buy|sell|profit)": ([^,]+),/g)].map(([, amount]) => amount);
    expect(written).toHaveLength(3 * count);
    for (const amount of written) expect(amount).toMatch(/^-?\d+\.\d{2}$/);
  });
}

test('/v saves the two trades of each finished round as CSV, in the order of their numbers', async ({
  v,
  page,
}) => {
  await page.goto('/v?seed=7&t=78&still=1&amount=1000&trades=0');
  const shown = await v.list();
  const { text } = await save(page, ENGLISH, 'csv');
  const rows = fieldsOf(text, ',').slice(1);
  expect(rows.map((row) => row[2])).toEqual([26, 26, 52, 52, 78, 78].map((at) => `${at}.000`));
  expect(rows.map((row) => row[8])).toEqual(
    shown
      .slice(0, 6)
      .map(({ uuid }) => uuid)
      .toReversed(),
  );
  expect(AMOUNT + profitOf(rows.map((row) => row[6] ?? ''))).toBe(await v.total());
});

test('before the first trade the file has its heads and nothing else', async ({ page }) => {
  await page.goto('/?seed=7&still=1');
  expect(fieldsOf((await save(page, ENGLISH, 'csv')).text, ',')).toHaveLength(1);
  expect(JSON.parse((await save(page, ENGLISH, 'json')).text).trades).toEqual([]);
});

test('a name or seed that a spreadsheet would run gets into no cell and no file name', async ({ page }) => {
  for (const bad of [
    "=cmd|'/C calc'!A0",
    '=cmd',
    '+1+1',
    '-2+3',
    '@SUM(A1)',
    '\t=1',
    '"\r\n=1,2;3',
    '../../x',
  ]) {
    await page.goto(`/?still=1&t=60&seed=${encodeURIComponent(bad)}&name=${encodeURIComponent(bad)}`);
    const { name, text } = await save(page, ENGLISH, 'csv');
    expect(name).toMatch(/^simulation-[A-Za-z0-9-]{1,40}\.csv$/);
    const rows = fieldsOf(text, ',');
    expect(rows.every((row) => row.length === 9)).toBe(true);
    for (const field of rows.flat()) expect(field).not.toMatch(/^["'=+\-@\t\r]/);
    const json = await save(page, ENGLISH, 'json');
    expect(JSON.parse(json.text).seed).toBe(bad);
    expect(json.name).toMatch(/^simulation-[A-Za-z0-9-]{1,40}\.json$/);
  }
  await page.goto('/?seed==cmd&name==cmd&still=1&t=60');
  expect((await save(page, ENGLISH, 'csv')).name).toBe('simulation-cmd.csv');
});

test('thirty days are made while the page goes on, and can be cancelled', async ({ page }) => {
  await page.goto('/?seed=7&t=2592000&still=1');
  await page.getByRole('button', { name: 'Controls' }).click();
  const section = page.getByRole('region', { name: 'Export' });
  const bar = section.getByRole('progressbar', { name: 'Progress of the export' });
  await section.getByRole('button', { name: 'Save as CSV' }).click();
  await expect(bar).toBeVisible();
  await expect(section.getByRole('button', { name: 'Save as JSON' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await section.getByRole('button', { name: 'Cancel' }).click();
  await expect(section.getByRole('status')).toHaveText('Cancelled; nothing was saved');
  await expect(bar).toBeHidden();
  await expect(section.getByRole('button', { name: 'Save as CSV' })).toBeFocused();

  const watched = await page.evaluateHandle(() => {
    const seen = { percents: new Set<number>(), longest: 0, last: performance.now() };
    const look = (at: number) => {
      seen.longest = Math.max(seen.longest, at - seen.last);
      seen.last = at;
      const now = document.querySelector('dialog [role=progressbar]')?.getAttribute('aria-valuenow');
      if (now) seen.percents.add(Number(now));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    return seen;
  });
  const { text } = await save(page, ENGLISH, 'csv');
  const { percents, longest } = await watched.evaluate((seen) => ({
    percents: [...seen.percents],
    longest: seen.longest,
  }));
  expect(percents.length).toBeGreaterThan(10);
  expect(percents).toEqual(percents.toSorted((a, b) => a - b));
  expect(Math.max(...percents)).toBeLessThanOrEqual(100);
  expect(longest).toBeLessThan(1_000);
  const lines = text.split(LINE_END);
  expect(lines.length).toBeGreaterThan(1_290_000);
  expect(lines.slice(1, -1).every((line) => line.startsWith('yes,'))).toBe(true);
});

test.describe('rows copied from the list', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  for (const path of ['/', '/de', '/v'] as const) {
    test(`INV-13 of ${path} begin with the word of the label`, async ({ dashboard, page }) => {
      await page.goto(`${path}?seed=7&t=60&still=1`);
      const uuid = (await dashboard.list())[1]?.uuid ?? '';
      await expect(page.getByRole('table')).toHaveCSS('user-select', 'auto'); // not before copies are marked
      await page.evaluate(() => {
        const [first, second] = document.querySelectorAll('tbody tr');
        if (first && second) getSelection()?.setBaseAndExtent(first, 0, second, second.childNodes.length);
      });
      await page.keyboard.press('ControlOrMeta+c');
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toMatch(/^Simulation: /);
      expect(copied).toContain(uuid);
      const kinds = await page.evaluate(async () =>
        (await navigator.clipboard.read()).flatMap(({ types }) => types),
      );
      expect(kinds).toEqual(['text/plain']);

      // Nothing selected: the clipboard keeps what it has.
      await page.evaluate(() => getSelection()?.removeAllRanges());
      await dashboard.rows.first().click();
      await page.keyboard.press('ControlOrMeta+c');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(copied);
    });
  }

  test('INV-13 begin with the word too where the selection began above the list, or takes in the whole page', async ({
    dashboard,
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 1400 });
    await page.goto('/?seed=7&t=60&still=1');
    await expect(page.getByRole('table')).toHaveCSS('user-select', 'auto');
    const uuid = (await dashboard.list())[0]?.uuid ?? 'no row';
    const copied = async () => {
      await page.keyboard.press('ControlOrMeta+c');
      return page.evaluate(() => navigator.clipboard.readText());
    };

    const note = await page.getByText('No trade here ever loses.').boundingBox();
    const row = await dashboard.rows.nth(1).boundingBox();
    if (note === null || row === null) throw new Error('not drawn');
    await page.mouse.move(note.x + 1, note.y + note.height / 2);
    await page.mouse.down();
    await page.mouse.move(row.x + row.width / 2, row.y + row.height / 2, { steps: 5 });
    await page.mouse.up();
    const dragged = await copied();
    expect(dragged).toContain(uuid);
    expect(dragged).toMatch(/^Simulation: /);

    await page.keyboard.press('ControlOrMeta+a');
    const whole = await copied();
    expect(whole).toContain(uuid);
    expect(whole).toMatch(/^Simulation: /);
  });

  test('INV-13 begin with the word when they are dragged away too', async ({ dashboard, page }) => {
    await page.goto('/?seed=7&scene=full-list');
    await expect(page.locator('html[data-marked]')).toBeAttached();
    const uuid = (await dashboard.list())[0]?.uuid ?? 'no row';
    const note = dashboard.rows.first().getByText(uuid);
    const said = await note.innerText();
    await note.selectText();
    const carried = page.evaluate(
      () =>
        new Promise((resolve) =>
          window.addEventListener('dragstart', ({ dataTransfer }) => {
            const types = [...(dataTransfer?.types ?? [])];
            resolve(types.map((type) => [type, dataTransfer?.getData(type)]));
          }),
        ),
    );
    await note.hover();
    await page.mouse.down();
    await page.mouse.move(700, 300, { steps: 5 });
    expect(await carried).toEqual([['text/plain', `Simulation: ${said}`]]);
    await page.mouse.up();
  });

  test('INV-13 cannot be copied before they say what they are', async ({ consoleMessages, page }) => {
    let arrive = () => {};
    const mayArrive = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/assets/later-*.js', async (route) => {
      await mayArrive;
      await route.continue();
    });
    await page.goto('/?seed=7&t=60&still=1');
    await page.evaluate(() => navigator.clipboard.writeText('as before'));
    await page.getByRole('row').nth(2).getByText('UUID').dblclick();
    await page.keyboard.press('ControlOrMeta+c');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('as before');
    arrive();
    await expect(page.getByRole('table')).toHaveCSS('user-select', 'auto');
    await page.getByRole('row').nth(2).getByText('UUID').dblclick();
    await page.keyboard.press('ControlOrMeta+c');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Simulation: /);
    consoleMessages.length = 0;
  });
});
