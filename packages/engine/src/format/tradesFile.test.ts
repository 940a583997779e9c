import { describe, expect, it } from 'vitest';
import {
  advance,
  cents,
  createMarket,
  createSession,
  isOpen,
  ROUND_MS,
  type Session,
  startTrading,
} from '..';
import { tradesUntil } from '../events';
import { runOf } from '../makeRun';
import { RIGGED } from '../markets';
import { CSV_TEXTS } from '../texts/csvTexts';
import { fileName } from './fileName';
import { csvText } from './tableFile';
import { type ExportedRun, tradesCsv, tradesJson } from './tradesFile';

const run = runOf({ seed: '7' });
const words = CSV_TEXTS.en;
const inDollars = { locale: 'en', startAmount: cents(1_000_00), startCount: 12, market: RIGGED } as const;
const inEuros = { ...inDollars, locale: 'de' } as const;
const textOf = (pieces: Iterable<{ text: string }>) => Array.from(pieces, ({ text }) => text).join('');

describe('a text in a CSV file', () => {
  it.each([
    ['yes', 'yes'],
    ['BTC/USD', 'BTC/USD'],
    ['a,b', '"a,b"'],
    ['a;b', '"a;b"'],
    ['say "a"', '"say ""a"""'],
    ['two\nlines', '"two\nlines"'],
    ['=cmd', "'=cmd"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', `"'\r=1"`],
    ['="a",1', `"'=""a"",1"`],
  ])('%j stands there as %j', (text, field) => {
    expect(csvText(text)).toBe(field);
  });
});

describe('trades of the script', () => {
  const script = runOf({ route: 'v', seed: '7' });
  const playRound = (from: Session) => advance(startTrading(from), ROUND_MS);
  const { account, trades } = playRound(playRound(createSession(script)));
  const exported = { ...inDollars, startAmount: account.startAmount, startCount: account.startTrades };
  const shown = trades.flatMap((trade) => ('number' in trade && !isOpen(trade) ? [trade.number] : []));

  it('have the numbers of the rows on the page', () => {
    const head = { note: 'Simulation', engineVersion: 1, seed: '7', route: 'v' };
    const file = JSON.parse(textOf(tradesJson(tradesUntil(script, 2 * ROUND_MS), exported, head)));
    const numbers = file.trades.map(({ number }: { number: number }) => number);
    expect(numbers).toEqual([182, 183, 184, 185]);
    expect(shown).toEqual(expect.arrayContaining(numbers));
  });

  it('have them also where the first ones are left out', () => {
    const text = textOf(tradesCsv(tradesUntil(script, 2 * ROUND_MS), exported, words, 3));
    expect(text).toMatch(/\r\nyes,185,.*,184\r\n$/);
  });
});

describe('trades as CSV', () => {
  it('have a head, then a line each', () => {
    expect(textOf(tradesCsv(tradesUntil(run, 2_219), inDollars, words))).toMatch(
      /^\uFEFFsimulated,number,.*,uuid,start amount,start count\r\nyes,1,2\.219,XRP\/GBP,1466\.84,1471\.08,4\.24,USD,[0-9a-f-]{36},1000\.00,12\r\n$/,
    );
  });

  it('in euros are as a German spreadsheet reads them', () => {
    expect(textOf(tradesCsv(tradesUntil(run, 2_219), inEuros, { ...words, yes: 'ja' }))).toMatch(
      /^\uFEFFsimulated;.*;start amount;start count\r\nja;1;2,219;XRP\/GBP;1466,84;1471,08;4,24;EUR;[0-9a-f-]{36};1000,00;12\r\n$/,
    );
  });
});

it('trades of the story say which part of their start amount was paid in', () => {
  const story = { ...inDollars, paidIn: cents(250_00) };
  const [trade] = tradesUntil(run, 2_219);
  const csv = textOf(tradesCsv(trade ? [trade] : [], story, words));
  expect(csv).toMatch(/,start count,paid in\r\n.*,1000\.00,12,250\.00\r\n$/);
  const head = { note: 'Simulation', engineVersion: 1, seed: '7', route: 'dashboard' };
  expect(JSON.parse(textOf(tradesJson([], story, head)))).toMatchObject({
    startAmount: 1_000,
    paidIn: cents(250),
  });
});

describe('the newest trades as CSV', () => {
  it('keep their numbers, and start from what those that were left out have added', () => {
    const whole = textOf(tradesCsv(tradesUntil(run, 60_000), inDollars, words)).split('\r\n');
    const newest = textOf(tradesCsv(tradesUntil(run, 60_000), inDollars, words, 20)).split('\r\n');
    const withoutStart = (lines: string[]) => lines.map((line) => line.split(',').slice(0, 9).join());
    expect(withoutStart(newest.slice(1))).toEqual(withoutStart(whole.slice(21)));
    let left = 1_000_00;
    for (const { trade } of [...tradesUntil(run, 60_000)].slice(0, 20)) left += trade.profit;
    for (const line of newest.slice(1, -1))
      expect(line.split(',').slice(9)).toEqual([(left / 100).toFixed(2), '32']);
  });

  it('are none where all are left out, or more than there are', () => {
    const pieces = tradesCsv(tradesUntil(run, 60_000), inDollars, words, 1_000_000);
    expect([...pieces].filter(({ text }) => text !== '')).toHaveLength(1);
  });

  it('give the caller its turn after each thousand trades that are left out', () => {
    const trades = [...tradesUntil(run, 5_000_000)];
    const pieces = tradesCsv(trades, inDollars, words, 2_400);
    const empty = [...pieces].filter(({ text }) => text === '');
    expect(empty.map(({ at }) => at)).toEqual([trades[999]?.at, trades[1_999]?.at]);
  });
});

describe('trades of a market', () => {
  const fair = createMarket('fair');
  const own = createMarket('fair', { chance: 33_33, cost: 50 });

  it('say it, and a chance and cost of their own, in last columns of every row, with losses as plain negative numbers', () => {
    const linesOf = (exported: ExportedRun) =>
      textOf(tradesCsv(tradesUntil(runOf({ ...run, market: exported.market }), 60_000), exported, words))
        .trimEnd()
        .split('\r\n');
    const [head, ...rows] = linesOf({ ...inDollars, market: fair });
    expect(head).toMatch(/,start count,scenario$/);
    for (const row of rows) expect(row).toMatch(/,-?\d+\.\d\d,USD,[0-9a-f-]{36},1000\.00,12,fair$/);
    expect(rows.some((row) => /,-\d+\.\d\d,USD/.test(row))).toBe(true);
    const [ownHead, ...ownRows] = linesOf({ ...inEuros, market: own });
    expect(ownHead).toMatch(/;scenario;chance in percent;cost$/);
    for (const row of ownRows) expect(row).toMatch(/;fair;33,33;0,50$/);
    // How many times a loss is a gain is no amount of money.
    const [, ...rareRows] = linesOf({ ...inDollars, market: createMarket('rare-loss', { factor: 7 }) });
    for (const row of rareRows) expect(row).toMatch(/,rare-loss,(.*,)?7(,|$)/);
  });

  it('say them in the head of a JSON file, which has no such field otherwise', () => {
    const head = { note: 'Simulation', engineVersion: 1, seed: '7', route: 'dashboard' };
    const read = (said: Partial<ExportedRun>) =>
      JSON.parse(textOf(tradesJson(tradesUntil(run, 60_000), { ...inDollars, ...said }, head)));
    expect(read({ market: own })).toMatchObject({ scenario: 'fair', chance: 33.33, cost: 0.5 });
    for (const field of ['scenario', 'chance', 'cost']) expect(read({})).not.toHaveProperty(field);
  });
});

describe('trades as JSON', () => {
  const head = { note: 'Simulation - "invented"', engineVersion: 1, seed: '=\ud800"', route: 'dashboard' };

  it('are one object that says what it is, with the trades one a line below what is said of all of them', () => {
    const text = textOf(tradesJson(tradesUntil(run, 3_779), inDollars, head));
    expect(text.replaceAll(/[0-9a-f-]{36}/g, 'its uuid')).toBe(`{
  "simulated": true,
  "note": "Simulation - \\"invented\\"",
  "engineVersion": 1,
  "seed": "=\\ud800\\"",
  "route": "dashboard",
  "currency": "USD",
  "startAmount": 1000,
  "startCount": 12,
  "trades": [
    {"simulated":true,"number":1,"seconds":2.219,"instrument":"XRP/GBP","buy":1466.84,"sell":1471.08,"profit":4.24,"currency":"USD","uuid":"its uuid"},
    {"simulated":true,"number":2,"seconds":3.779,"instrument":"USDC/JPY","buy":882.72,"sell":890.3,"profit":7.58,"currency":"USD","uuid":"its uuid"}
  ]
}
`);
  });

  it('are an empty list before the first', () => {
    expect(textOf(tradesJson(tradesUntil(run, 0), inDollars, head))).toMatch(/,\n {2}"trades": \[\]\n\}\n$/);
  });
});

describe('the name of the file', () => {
  it.each([
    ['sun-bear-hoopoe-MUC', 'en', 'simulation-sun-bear-hoopoe-MUC.csv'],
    ['sun-bear-hoopoe-MUC', 'de', 'simulation-sun-bear-hoopoe-MUC-de.csv'],
    ['Bär im Zoo', 'en', 'simulation-Bar-im-Zoo.csv'],
    ['../../etc/passwd', 'en', 'simulation-etc-passwd.csv'],
    ['=cmd', 'en', 'simulation-cmd.csv'],
    ['🐻', 'en', 'simulation-run.csv'],
    ['', 'en', 'simulation-run.csv'],
    ['Who is it?', 'en', 'simulation-Who-is-it.csv'],
    ['x'.repeat(10_000), 'en', `simulation-${'x'.repeat(40)}.csv`],
    [`${'?'.repeat(400)}too late`, 'en', 'simulation-run.csv'],
  ])('of the seed %j on the %s page is %s', (seed, locale, name) => {
    expect(fileName(seed, locale, 'csv')).toBe(name);
  });
});
