import {
  advance,
  cents,
  createMarket,
  createSession,
  isOpen,
  RIGGED,
  ROUND_MS,
  runOf,
  type Session,
  startTrading,
  tradesUntil,
} from '@simulation/engine';
import type { Column } from '@simulation/engine/format';
import { CSV_TEXTS } from '@simulation/engine/texts';
import { describe, expect, it } from 'vitest';
import { exportTexts } from '../texts/export';
import { jsonFile } from './jsonFile';
import { type ExportedRun, tradesCsv, tradesJson } from './tradesFile';

const run = runOf({ seed: '7' });
const { yes, columns } = CSV_TEXTS.en;
const words = { yes, columns: { ...columns, paidIn: exportTexts.en.paidIn } };
const inDollars = { locale: 'en', startAmount: cents(1_000_00), startCount: 12, market: RIGGED } as const;
const inEuros = { ...inDollars, locale: 'de' } as const;
const textOf = (pieces: Iterable<{ text: string }>) => Array.from(pieces, ({ text }) => text).join('');

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

it('trades of a run with payments say which part of their start amount was paid in', () => {
  const paid = { ...inDollars, paidIn: cents(250_00) };
  const [trade] = tradesUntil(run, 2_219);
  const csv = textOf(tradesCsv(trade ? [trade] : [], paid, words));
  expect(csv).toMatch(/,start count,paid in\r\n.*,1000\.00,12,250\.00\r\n$/);
  const head = { note: 'Simulation', engineVersion: 1, seed: '7', route: 'dashboard' };
  expect(JSON.parse(textOf(tradesJson([], paid, head)))).toMatchObject({
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

it('a value that could not be computed is null in a JSON file', () => {
  const table: Column<{ at: number; value: number | null }>[] = (['number', 'seconds', 'money'] as const).map(
    (kind) => ({ key: kind, kind, value: ({ value }) => value }),
  );
  const rows = [
    { at: 0, value: 2_500 },
    { at: 1, value: null },
  ];
  expect(JSON.parse(textOf(jsonFile(table, rows, {}, 'rows')))).toEqual({
    rows: [
      { number: 2_500, seconds: 2.5, money: 25 },
      { number: null, seconds: null, money: null },
    ],
  });
});
