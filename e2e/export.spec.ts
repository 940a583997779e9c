import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { serveAs } from './faults/serveAs';
import { untilPressesArrive } from './framed';
import { savedFile } from './savedFile';
import { expect, expectMessages, MISSING_FILE, test } from './visitor';

type ExportedTrade = Record<'buy' | 'sell' | 'profit' | 'number' | 'seconds', number> &
  Record<'instrument' | 'currency' | 'uuid', string> & { simulated: boolean };

const LINE_END = '\r\n';
const GERMAN = { panel: 'Steuerung', csv: 'Als CSV speichern', json: 'Als JSON speichern' };
const ENGLISH = { panel: 'Controls', csv: 'Save as CSV', json: 'Save as JSON' };

/** Presses a button of the export and reads the file that the browser gets. */
async function save(page: Page, { panel, ...buttons }: typeof ENGLISH, ending: 'csv' | 'json') {
  const dialog = page.getByRole('dialog', { name: panel });
  if (!(await dialog.isVisible())) await page.getByRole('button', { name: panel }).first().click();
  const section = page.getByRole('region', { name: 'Export' });
  const file = await savedFile(section.getByRole('button', { name: buttons[ending] }));
  await expect(section.getByRole('status')).toContainText(file.name);
  return file;
}

const cents = (amount: string | number) => Math.round(Number(String(amount).replace(',', '.')) * 100);
const profitOf = (profits: (string | number)[]) => profits.reduce<number>((sum, one) => sum + cents(one), 0);

/** The rows of a CSV file, each field by the header of its column. */
function rowsOf(text: string, separator = ','): Record<string, string>[] {
  const [heads = [], ...rows] = linesOf(text, separator);
  for (const row of rows) expect(row).toHaveLength(heads.length);
  return rows.map((row) => Object.fromEntries(heads.map((head, at) => [head, row[at] ?? ''])));
}

function linesOf(text: string, separator = ','): string[][] {
  expect(text.endsWith(LINE_END)).toBe(true);
  return text
    .replace(/^\uFEFF/, '')
    .slice(0, -LINE_END.length)
    .split(LINE_END)
    .map((line) => line.split(separator));
}

/** The column headers in each language, by what the column contains. */
const ENGLISH_HEADS = {
  simulated: 'simulated',
  number: 'number',
  seconds: 'simulated seconds',
  instrument: 'instrument',
  buy: 'buy',
  sell: 'sell',
  profit: 'profit',
  currency: 'currency',
  uuid: 'uuid',
  startAmount: 'start amount',
  startCount: 'start count',
};
const GERMAN_HEADS = {
  simulated: 'simuliert',
  number: 'nummer',
  seconds: 'simulierte sekunden',
  instrument: 'instrument',
  buy: 'kauf',
  sell: 'verkauf',
  profit: 'gewinn',
  currency: 'währung',
  uuid: 'uuid',
  startAmount: 'startbetrag',
  startCount: 'startanzahl',
};

const AMOUNT = 1_000_00;
const amountOf = (row: Record<string, string>, head: string) => cents(row[head] ?? '');

const NOTE_EN = 'Simulation – all figures are invented. No account, no trades, no money.';
const NOTE_DE = 'Simulation – alle Zahlen sind erfunden. Kein Konto, kein Handel, kein Geld.';

const IN_ENGLISH = {
  words: ENGLISH,
  separator: ',',
  mark: '',
  ending: '',
  yes: 'yes',
  heads: ENGLISH_HEADS,
  currency: 'USD',
  cards: ['Profit', 'Trades'],
  note: NOTE_EN,
} as const;

for (const { path, words, separator, mark, ending, yes, heads, currency, cards, note } of [
  { ...IN_ENGLISH, path: '/' },
  {
    path: '/de',
    words: GERMAN,
    separator: ';',
    mark: '\uFEFF',
    ending: '-de',
    yes: 'ja',
    heads: GERMAN_HEADS,
    currency: 'EUR',
    cards: ['Gewinn', 'Berufe'],
    note: NOTE_DE,
  },
  { ...IN_ENGLISH, path: '/v' },
] as const)
  test(`INV-13 ${path} saves every trade as CSV and JSON, each flagged, and they add up to the total on screen`, {
    tag: path === '/de' ? [] : '@long',
  }, async ({ dashboard, page }) => {
    const seed = 'sun-bear-hoopoe-MUC';
    // On /v two more trades are open then; they are not in the files.
    await page.goto(`${path}?seed=${seed}&t=606&still=1&amount=1000&trades=5&name=Ada`);
    const shown = (await dashboard.list()).filter(({ sell }) => sell !== null);
    const count = await dashboard.count(cards[1]);
    const total = await dashboard.total(cards[0]);

    const file = await save(page, words, 'csv');
    expect(file.name).toBe(`simulation-${seed}${ending}.csv`);
    expect(file.text.startsWith(`${mark}${Object.values(heads).join(separator)}${LINE_END}`)).toBe(true);
    const rows = rowsOf(file.text, separator);
    expect(rows.length).toBe(count - 5);
    expect(rows.length).toBeGreaterThan(40);
    const number = separator === ';' ? /^-?\d+,\d{2}$/ : /^-?\d+\.\d{2}$/;
    // Each round of the script takes 26 seconds and closes two trades.
    const seconds = (index: number) =>
      path === '/v' ? `${26 * (1 + Math.floor(index / 2))}.000` : undefined;
    // One assertion for all rows: thousands of them take longer than the test.
    const isSound = (row: Record<string, string>, index: number) =>
      row[heads.simulated] === yes &&
      row[heads.number] === String(index + 1) &&
      row[heads.currency] === currency &&
      /^\d+[.,]\d{3}$/.test(row[heads.seconds] ?? '') &&
      (seconds(index) ?? row[heads.seconds]) === row[heads.seconds] &&
      /^[A-Z]{3,4}\/[A-Z]{3}$/.test(row[heads.instrument] ?? '') &&
      (['buy', 'sell', 'profit', 'startAmount'] as const).every((key) =>
        number.test(row[heads[key]] ?? ''),
      ) &&
      amountOf(row, heads.sell) - amountOf(row, heads.buy) === amountOf(row, heads.profit) &&
      amountOf(row, heads.startAmount) === AMOUNT &&
      row[heads.startCount] === '5';
    expect(rows.filter((row, index) => !isSound(row, index))).toEqual([]);
    const profits = rows.map((row) => row[heads.profit] ?? '');
    expect(AMOUNT + profitOf(profits)).toBe(total);
    const latest = rows.slice(-shown.length).toReversed();
    expect(latest.map((row) => row[heads.uuid])).toEqual(shown.map(({ uuid }) => uuid));
    for (const key of ['buy', 'sell', 'profit'] as const)
      expect(latest.map((row) => amountOf(row, heads[key]))).toEqual(shown.map((row) => row[key]));
    expect(file.text).not.toContain('Ada');
    expect(file.text).not.toContain('hoopoe');

    const json = await save(page, words, 'json');
    expect(json.name).toBe(`simulation-${seed}${ending}.json`);
    const { trades, ...head }: { trades: ExportedTrade[] } = JSON.parse(json.text);
    expect(head).toEqual({
      simulated: true,
      note: expect.stringMatching(note),
      engineVersion: 1,
      seed,
      route: path === '/v' ? 'v' : 'dashboard',
      currency,
      startAmount: AMOUNT / 100,
      startCount: 5,
    });
    expect(trades.every(({ simulated }) => simulated)).toBe(true);
    expect(trades.map(({ number: place }) => place)).toEqual(trades.map((_, index) => index + 1));
    expect(trades.map(({ uuid, profit }) => [uuid, cents(profit)])).toEqual(
      rows.map((row) => [row[heads.uuid], amountOf(row, heads.profit)]),
    );
  });

test('before the first trade the file has only its column headers', { tag: '@long' }, async ({ page }) => {
  await page.goto('/?seed=7&still=1');
  expect(linesOf((await save(page, ENGLISH, 'csv')).text)).toHaveLength(1);
  expect(JSON.parse((await save(page, ENGLISH, 'json')).text).trades).toEqual([]);
});

test('a name or seed that a spreadsheet would run gets into no cell and no file name', {
  tag: '@long',
}, async ({ page }) => {
  for (const bad of ["=cmd|'/C calc'!A0", '\t=1', '"\r\n=1,2;3', '../../x']) {
    await page.goto(`/?still=1&t=60&seed=${encodeURIComponent(bad)}&name=${encodeURIComponent(bad)}`);
    const { name, text } = await save(page, ENGLISH, 'csv');
    expect(name).toMatch(/^simulation-[A-Za-z0-9-]{1,40}\.csv$/);
    expect(rowsOf(text).length).toBeGreaterThan(10);
    for (const field of linesOf(text).flat()) expect(field).not.toMatch(/^["'=+\-@\t\r]/);
    const json = await save(page, ENGLISH, 'json');
    expect(JSON.parse(json.text).seed).toBe(bad);
    expect(json.name).toMatch(/^simulation-[A-Za-z0-9-]{1,40}\.json$/);
  }
  await page.goto('/?seed==cmd&name==cmd&still=1&t=60');
  expect((await save(page, ENGLISH, 'csv')).name).toBe('simulation-cmd.csv');
});

/** Opens the export of a run of 25 days: about 1,080,000 trades, more than fit into a spreadsheet. */
async function openLongRun(page: Page) {
  await page.goto('/?seed=7&t=2160000&still=1');
  await page.getByRole('button', { name: 'Controls' }).first().click();
  return page.getByRole('region', { name: 'Export' });
}

test('a file that no spreadsheet opens whole: says so first, can be cancelled, and saves the newest trades that fit while the page stays responsive', {
  tag: '@long',
}, async ({ dashboard, page }) => {
  const section = await openLongRun(page);
  const bar = section.getByRole('progressbar', { name: 'Progress of the export' });
  const saveAsCsv = section.getByRole('button', { name: 'Save as CSV' });
  const status = section.getByRole('status');
  await saveAsCsv.click();
  await expect(status).toHaveText(
    /^This run has 1,0[78]\d,\d{3} simulated trades\. A spreadsheet opens 1,048,575 of them at most/,
  );
  await section.getByRole('button', { name: 'Cancel' }).click();
  await expect(status).toBeEmpty();
  await expect(saveAsCsv).toBeFocused();

  await saveAsCsv.click();
  await section.getByRole('button', { name: /^Save all 1,0[78]/ }).click();
  await expect(bar).toBeVisible();
  await expect(section.getByRole('button', { name: 'Save as JSON' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await section.getByRole('button', { name: 'Cancel' }).click();
  await expect(status).toHaveText('Canceled; nothing was saved');
  await expect(bar).toBeHidden();
  await expect(saveAsCsv).toBeFocused();

  const watched = await page.evaluateHandle(() => {
    const seen = new Set<number>();
    new MutationObserver(() => {
      const now = document.querySelector('dialog [role=progressbar]')?.getAttribute('aria-valuenow');
      if (now) seen.add(Number(now));
    }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['aria-valuenow'] });
    return seen;
  });
  await saveAsCsv.click();
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 120_000 }),
    section.getByRole('button', { name: 'Save the newest 1,048,575' }).click(),
  ]);
  const percents = await watched.evaluate((seen) => [...seen]);
  expect(percents.length).toBeGreaterThan(10);
  expect(percents).toEqual(percents.toSorted((a, b) => a - b));
  expect(Math.max(...percents)).toBeLessThanOrEqual(100);

  const lines = (await readFile(await download.path(), 'utf8')).split(LINE_END);
  expect(lines).toHaveLength(1_048_576 + 1); // and nothing after the last line end
  const [head = ''] = lines;
  const [newest = {}] = rowsOf([head, lines.at(-2), ''].join(LINE_END));
  expect(newest.uuid).toBe((await dashboard.list())[0]?.uuid);
  // The trades that were left out are in the start amount and count: the total can still be checked.
  const column = head.split(',').indexOf('profit');
  const rows = lines.slice(1, -1);
  expect(rows.every((row) => row.startsWith('yes,'))).toBe(true);
  const profits = rows.map((row) => row.split(',')[column] ?? '');
  expect(amountOf(newest, 'start amount') + profitOf(profits)).toBe(await dashboard.total());
  expect(Number(newest['start count']) + profits.length).toBe(await dashboard.count());
});

test('in a frame with a sandbox nothing is said to be saved, and a small file can be copied', {
  tag: '@long',
}, async ({ baseURL, consoleMessages, page }) => {
  const host = { 'content-security-policy': null, 'cross-origin-resource-policy': null };
  await serveAs(page, 'http://frame.test', baseURL ?? '', { ...host, 'access-control-allow-origin': '*' });
  for (const [sandbox, said] of [
    [
      'allow-scripts allow-same-origin',
      'The frame around this page does not allow downloads, so simulation-7.csv was not saved.',
    ],
    ['allow-scripts', 'simulation-7.csv (simulated data) was handed to the browser.'],
  ]) {
    await page.route('http://frame.test/around', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>frame</title><iframe sandbox="${sandbox}" src="/?seed=7&t=60&still=1" width="1200" height="700"></iframe>`,
      }),
    );
    await page.goto('http://frame.test/around');
    const frame = page.frameLocator('iframe');
    const section = frame.getByRole('region', { name: 'Export' });
    await untilPressesArrive(frame);
    await frame.getByRole('button', { name: 'Controls' }).first().click();
    await section.getByRole('button', { name: 'Save as CSV' }).click();
    await expect(section.getByRole('status')).toContainText(said ?? '');
    await expect(section.getByRole('status')).not.toContainText('Saved');
    const copy = section.getByRole('textbox', { name: 'The file to copy, with simulated data' });
    expect(rowsOf((await copy.inputValue()).replaceAll('\n', LINE_END)).length).toBeGreaterThan(10);
    // The browser says that it refused the download, and what it thinks of the frame.
    expectMessages(consoleMessages, /[Dd]ownload|sandbox|Cross-Origin-Opener-Policy|clipboard/);
  }
});

test.describe('rows copied from the list', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('INV-13 begin with the word of the label', async ({ dashboard, page }) => {
    for (const path of ['/de']) {
      await page.goto(`${path}?seed=7&t=60&still=1`);
      const uuid = (await dashboard.list())[1]?.uuid ?? '';
      await expect(page.getByRole('table')).toHaveCSS('user-select', 'auto'); // not before copies are marked
      await page.evaluate(() => {
        const [first, second] = document.querySelectorAll('tbody tr');
        if (first && second) getSelection()?.setBaseAndExtent(first, 0, second, second.childNodes.length);
      });
      await page.keyboard.press('ControlOrMeta+c');
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied, path).toMatch(/^Simulation: /);
      expect(copied, path).toContain(uuid);
      const kinds = await page.evaluate(async () =>
        (await navigator.clipboard.read()).flatMap(({ types }) => types),
      );
      expect(kinds, path).toEqual(['text/plain']);

      // Nothing selected: the clipboard keeps what it has.
      await page.evaluate(() => getSelection()?.removeAllRanges());
      await dashboard.rows.first().click();
      await page.keyboard.press('ControlOrMeta+c');
      expect(await page.evaluate(() => navigator.clipboard.readText()), path).toBe(copied);
    }
  });

  test('INV-13 begin with the word too where the selection began above the list, or takes in the whole page', {
    tag: '@long',
  }, async ({ dashboard, page }) => {
    await page.setViewportSize({ width: 1280, height: 1400 });
    await page.goto('/?seed=7&t=60&still=1');
    await expect(page.getByRole('table')).toHaveCSS('user-select', 'auto');
    const uuid = (await dashboard.list())[0]?.uuid ?? 'no row';
    const copied = async () => {
      await page.keyboard.press('ControlOrMeta+c');
      return page.evaluate(() => navigator.clipboard.readText());
    };

    const above = await page.getByRole('heading', { name: 'Invented trades' }).boundingBox();
    const row = await dashboard.rows.nth(1).boundingBox();
    if (above === null || row === null) throw new Error('not drawn');
    await page.mouse.move(above.x + 1, above.y + above.height / 2);
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

  test('INV-13 begin with the word when they are dragged', { tag: '@long' }, async ({ dashboard, page }) => {
    await page.goto('/?seed=7&scene=full-list');
    await expect(page.locator('html[data-marked]')).toBeAttached();
    const uuid = (await dashboard.list())[0]?.uuid ?? 'no row';
    const note = dashboard.rows.first().getByText(uuid);
    await expect(note).toBeVisible(); // a hidden element has no inner text
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

  test('INV-13 cannot be copied before they say what they are', { tag: '@long' }, async ({
    consoleMessages,
    page,
  }) => {
    let arrive = () => {};
    const mayArrive = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/assets/lazyChunk-*.js', async (route) => {
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
    expectMessages(consoleMessages, MISSING_FILE);
  });
});
