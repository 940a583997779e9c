import {
  type Cents,
  type ClosedTrade,
  cents,
  fromCents,
  isSpecified,
  type Market,
  type ParameterName,
  toWritten,
} from '@simulation/engine';
import {
  type Column,
  type CsvTexts,
  csvFile,
  marketColumns,
  type Piece,
  statedValues,
} from '@simulation/engine/format';
import { LANGUAGES, type Locale } from '@simulation/engine/texts';
import { jsonFile } from './jsonFile';

/** The data that all trades of a file share. */
export type ExportedRun = {
  readonly locale: Locale;
  /** The total before the first row of the file. */
  readonly startAmount: Cents;
  /** The trade count before the first row of the file. */
  readonly startCount: number;
  /** The part of the start amount that was paid in, where the rest is made up. */
  readonly paidIn?: Cents | undefined;
  readonly market: Market;
};

type Row = ClosedTrade & {
  /** Of the trade in the run, from 1. */
  readonly position: number;
  readonly run: ExportedRun;
};

/** The columns of both files, in this order. Their heads in a CSV file are `CSV_TEXTS` of the engine. */
const TRADE_COLUMNS = [
  { key: 'simulated', kind: 'simulated' },
  {
    key: 'number',
    kind: 'number',
    value: ({ trade, position }) => ('number' in trade ? trade.number : position), // as on the page
  },
  { key: 'seconds', kind: 'seconds', value: ({ at }) => at },
  {
    key: 'instrument',
    kind: 'text',
    value: ({ trade }) => `${trade.currencySell.code}/${trade.currencyBuy.code}`,
  },
  { key: 'buy', kind: 'money', value: ({ trade }) => trade.buy },
  { key: 'sell', kind: 'money', value: ({ trade }) => trade.sell },
  { key: 'profit', kind: 'money', value: ({ trade }) => trade.profit },
  { key: 'currency', kind: 'text', value: ({ run }) => LANGUAGES[run.locale].numbers.currency },
  { key: 'uuid', kind: 'text', value: ({ trade }) => trade.uuid },
] as const satisfies readonly Column<Row>[];

/** Written once in the head of a JSON file; in further columns of a CSV file, which has no head. */
const START_COLUMNS = [
  { key: 'startAmount', kind: 'money', value: ({ run }) => run.startAmount },
  { key: 'startCount', kind: 'number', value: ({ run }) => run.startCount },
] as const satisfies readonly Column<Row>[];

const PAID_COLUMN = {
  key: 'paidIn',
  kind: 'money',
  value: ({ run }) => run.paidIn ?? null,
} as const satisfies Column<Row>;

type ColumnKey =
  | ((typeof TRADE_COLUMNS)[number] | (typeof START_COLUMNS)[number] | typeof PAID_COLUMN)['key']
  | 'scenario'
  | ParameterName;

/** Rows that Excel, LibreOffice Calc and Google Sheets read at most; the first is the head. */
const SPREADSHEET_ROWS = 1_048_576;
export const SPREADSHEET_TRADES = SPREADSHEET_ROWS - 1;

/** Trades that are left out before the caller gets its turn. */
const BATCH_SIZE = 1_000;

/**
 * Trades as a CSV file, piece by piece; a piece is at the time of its trade (simulated ms).
 *
 * @param leftOut number of trades from the start of the run that are not in the file, but in its start amount and count
 */
export function* tradesCsv(
  trades: Iterable<ClosedTrade>,
  run: ExportedRun,
  texts: CsvTexts<ColumnKey>,
  leftOut = 0,
): Generator<Piece, void, undefined> {
  const paid = run.paidIn === undefined ? [] : [PAID_COLUMN];
  const columns = [...TRADE_COLUMNS, ...START_COLUMNS, ...paid, ...marketColumns(run.market)];
  let { startAmount, startCount } = run;
  let position = 0;
  const iterator = trades[Symbol.iterator]();
  while (position < leftOut) {
    const { done, value } = iterator.next();
    if (done) break;
    position += 1;
    startAmount = cents(startAmount + value.trade.profit);
    startCount += 1;
    if (position % BATCH_SIZE === 0) yield { at: value.at, text: '' };
  }
  const rest = { [Symbol.iterator]: () => iterator };
  yield* csvFile(columns, rowsOf(rest, { ...run, startAmount, startCount }, position), texts, run.locale);
}

/** The fields before the trades in a JSON file. */
export type JsonHead = {
  /** The sentence of the simulation label. */
  readonly note: string;
  readonly engineVersion: number;
  readonly seed: string;
  readonly route: string;
};

/** Trades as a JSON file, piece by piece; a piece is at the time of its trade (simulated ms). */
export function tradesJson(
  trades: Iterable<ClosedTrade>,
  run: ExportedRun,
  { note, engineVersion, seed, route }: JsonHead,
): Generator<Piece, void, undefined> {
  const { locale, market, startAmount, startCount, paidIn } = run;
  const values = statedValues(market).map((each) => [each.name, toWritten(each, each.value)] as const);
  const head = {
    simulated: true,
    note,
    engineVersion,
    seed,
    route,
    scenario: isSpecified(market) ? undefined : market.name,
    currency: LANGUAGES[locale].numbers.currency,
    ...Object.fromEntries(values),
    startAmount: fromCents(startAmount),
    startCount,
    ...(paidIn !== undefined && { paidIn: fromCents(paidIn) }),
  };
  return jsonFile(TRADE_COLUMNS, rowsOf(trades, run), head, 'trades');
}

/** @param before trades of the run that were left out */
function* rowsOf(trades: Iterable<ClosedTrade>, run: ExportedRun, before = 0): Generator<Row> {
  let position = before;
  for (const { at, trade } of trades) {
    position += 1;
    yield { at, trade, position, run };
  }
}
