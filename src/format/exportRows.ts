import type { ClosedTrade } from '../engine/replay';
import { csvText } from './csvFields';
import { csvWriter } from './csvWriter';
import { exactMoney, exactNumber } from './exactValue';
import {
  type Column,
  type ColumnKey,
  type ExportedRun,
  MARKET_COLUMNS,
  RUN_COLUMNS,
  SCENARIO_COLUMN,
  TRADE_COLUMNS,
} from './exportColumns';
import { numberFormats } from './numberFormats';

/** A piece of a file, and how much of the run is in it by then: simulated milliseconds since its start. */
export type Piece = { readonly text: string; readonly at: number };

/** The words of a CSV file in one language. */
export type CsvWords = {
  readonly columns: Readonly<Record<ColumnKey, string>>;
  /** Stands in the first column of every row. */
  readonly yes: string;
};

/** Excel, LibreOffice Calc and Google Sheets read so many rows at most; the first is the head. */
const SPREADSHEET_ROWS = 1_048_576;
export const SPREADSHEET_TRADES = SPREADSHEET_ROWS - 1;

/** While trades are left out, the caller gets its turn this often. */
const LEFT_OUT_AT_ONCE = 1_000;

/**
 * Trades as a CSV file, piece by piece. In German as a German spreadsheet reads it: `;` between the fields, a decimal
 * comma, a byte order mark. No line but the first is not a trade, so that sorting the file loses nothing.
 *
 * @param leftOut so many trades from the start of the run are not in the file; they are in its start amount and count
 */
export function* csvPieces(
  trades: Iterable<ClosedTrade>,
  run: ExportedRun,
  { columns, yes }: CsvWords,
  leftOut = 0,
): Generator<Piece, void, undefined> {
  const { start, line, write } = csvWriter(run.locale, yes);
  const scenario = run.scenario === undefined ? [] : [SCENARIO_COLUMN];
  const market = run.market === undefined ? [] : MARKET_COLUMNS;
  const all: readonly Column<ColumnKey>[] = [...TRADE_COLUMNS, ...RUN_COLUMNS, ...scenario, ...market];
  yield { at: 0, text: start + line(all.map(({ key }) => csvText(columns[key]))) };
  let { startAmount, startCount } = run;
  let from: ExportedRun | undefined;
  let position = 0;
  for (const { at, trade } of trades) {
    position += 1;
    if (position <= leftOut) {
      startAmount += trade.profit;
      startCount += 1;
      if (position % LEFT_OUT_AT_ONCE === 0) yield { at, text: '' };
      continue;
    }
    from ??= { ...run, startAmount, startCount };
    const row = { at, trade, position, run: from };
    yield { at, text: line(all.map(({ kind, value }) => write[kind](value(row)))) };
  }
}

/** The fields before the trades in a JSON file. */
export type JsonHead = {
  /** The sentence of the simulation label. */
  readonly note: string;
  readonly engineVersion: number;
  readonly seed: string;
  readonly route: string;
};

/**
 * Trades as a JSON file, piece by piece, one trade a line. Money is in units with both decimals (`12.50`), which
 * `JSON.stringify` would not write.
 */
export function* jsonPieces(
  trades: Iterable<ClosedTrade>,
  run: ExportedRun,
  { note, engineVersion, seed, route }: JsonHead,
): Generator<Piece, void, undefined> {
  const { scenario, market, locale } = run;
  const { currency } = numberFormats[locale];
  const head = JSON.stringify(
    { simulated: true, note, engineVersion, seed, route, scenario, currency },
    null,
    2,
  );
  const numbers = [
    ...(market
      ? [`"chance": ${exactNumber(market.chance / 100)}`, `"cost": ${exactMoney(market.cost)}`]
      : []),
    `"startAmount": ${exactMoney(run.startAmount)}`,
    `"startCount": ${exactNumber(run.startCount)}`,
  ];
  yield { at: 0, text: `${head.slice(0, -2)},\n  ${numbers.join(',\n  ')},\n  "trades": [` };
  const write = { flag: String, number: String, text: (value: string) => JSON.stringify(value) };
  let position = 0;
  for (const { at, trade } of trades) {
    const before = position === 0 ? '\n' : ',\n';
    position += 1;
    const row = { at, trade, position, run };
    const fields = TRADE_COLUMNS.map(({ key, kind, value }) => `"${key}": ${write[kind](value(row))}`);
    yield { at, text: `${before}    { ${fields.join(', ')} }` };
  }
  yield { at: 0, text: `${position === 0 ? '' : '\n  '}]\n}\n` };
}
