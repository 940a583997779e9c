import type { ClosedTrade } from '../engine/replay';
import { csvText } from './csvFields';
import { currencyFormats, type PageCurrency } from './currencyFormats';
import { exactMoney } from './exactValue';

/** A piece of a file, and how much of the run is in it by then: simulated milliseconds since its start. */
export type Piece = { readonly text: string; readonly at: number };

/** The words of a CSV file in one language. */
export type CsvWords = {
  /** The nine heads, in order; a tenth for the scenario. */
  readonly columns: readonly string[];
  /** Stands in the first column of every row. */
  readonly yes: string;
  /** Stands in the last column of every row, where there is such a column: not in the specified run's. */
  readonly scenario?: string | undefined;
};

/** German Excel takes a file without it for one of another alphabet. */
const BYTE_ORDER_MARK = '\uFEFF';

/** What a thousandth of simulated time reads like: `2.219`. */
const exactSeconds = (ms: number) => `${Math.floor(ms / 1_000)}.${String(ms % 1_000).padStart(3, '0')}`;

const instrumentOf = ({ currencySell, currencyBuy }: ClosedTrade['trade']) =>
  `${currencySell.code}/${currencyBuy.code}`;

/**
 * Trades as a CSV file, piece by piece. In euros as a German spreadsheet reads it: `;` between the fields, a decimal
 * comma, a byte order mark. No line but the first is not a trade, so that sorting the file loses nothing.
 */
export function* csvPieces(
  trades: Iterable<ClosedTrade>,
  currency: PageCurrency,
  { columns, yes, scenario }: CsvWords,
): Generator<Piece, void, undefined> {
  const { decimalSeparator } = currencyFormats[currency];
  const separator = decimalSeparator === ',' ? ';' : ',';
  const number = (exact: string) => exact.replace('.', decimalSeparator);
  const line = (fields: readonly string[]) => `${fields.join(separator)}\r\n`;
  const start = decimalSeparator === ',' ? BYTE_ORDER_MARK : '';
  yield { at: 0, text: start + line(columns.map(csvText)) };
  const last = scenario === undefined ? [] : [csvText(scenario)];
  let position = 0;
  for (const { at, trade } of trades) {
    position += 1;
    const text = line([
      csvText(yes),
      String(position),
      number(exactSeconds(at)),
      csvText(instrumentOf(trade)),
      number(exactMoney(trade.buy)),
      number(exactMoney(trade.sell)),
      number(exactMoney(trade.profit)),
      csvText(currency),
      csvText(trade.uuid),
      ...last,
    ]);
    yield { at, text };
  }
}

/** What stands above the trades in a JSON file. */
export type JsonHead = {
  /** The sentence of the simulation label. */
  readonly note: string;
  readonly engineVersion: number;
  readonly seed: string;
  readonly route: string;
  /** Left out of the file where there is none. */
  readonly scenario?: string | undefined;
};

/**
 * Trades as a JSON file, piece by piece, one trade a line. Money is in units with both decimals (`12.50`), which
 * `JSON.stringify` would not write.
 */
export function* jsonPieces(
  trades: Iterable<ClosedTrade>,
  currency: PageCurrency,
  { note, engineVersion, seed, route, scenario }: JsonHead,
): Generator<Piece, void, undefined> {
  const head = JSON.stringify(
    { simulated: true, note, engineVersion, seed, route, scenario, currency },
    null,
    2,
  );
  yield { at: 0, text: `${head.slice(0, -2)},\n  "trades": [` };
  let position = 0;
  for (const { at, trade } of trades) {
    const before = position === 0 ? '\n' : ',\n';
    position += 1;
    yield {
      at,
      text:
        `${before}    { "simulated": true, "number": ${position}, "seconds": ${exactSeconds(at)}, ` +
        `"instrument": "${instrumentOf(trade)}", "buy": ${exactMoney(trade.buy)}, ` +
        `"sell": ${exactMoney(trade.sell)}, "profit": ${exactMoney(trade.profit)}, ` +
        `"currency": "${currency}", "uuid": "${trade.uuid}" }`,
    };
  }
  yield { at: 0, text: `${position === 0 ? '' : '\n  '}]\n}\n` };
}
