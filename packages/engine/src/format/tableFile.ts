import { cents } from '..';
import { LANGUAGES, type Locale } from '../texts/languages';
import { exactMoney, exactNumber } from './exactValue';

/** A piece of a file, and how far the file is with it: the `at` of its row. */
export type Piece = { readonly text: string; readonly at: number };

/**
 * A column of a table. `money` is in cents, `seconds` are in milliseconds; null is a value that could not be computed.
 */
export type Column<Row, Key extends string = string> = {
  readonly key: Key;
} & (
  | { readonly kind: 'simulated' }
  | { readonly kind: 'text'; readonly value: (row: Row) => string }
  | { readonly kind: 'number' | 'seconds' | 'money'; readonly value: (row: Row) => number | null }
);

/** The words of a CSV file in one language. */
export type CsvTexts<Key extends string = string> = {
  readonly columns: Readonly<Record<Key, string>>;
  /** Stands in the column `simulated` of each row. */
  readonly yes: string;
};

/** Without it Excel assumes Windows-1252, or what else is usual on the machine. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A table as a CSV file for spreadsheets, piece by piece, with a byte order mark. In German as a German spreadsheet
 * reads it: `;` between the fields, a decimal comma. No line but the first is not a row, so that sorting the file loses
 * nothing.
 */
export function* csvFile<Row extends { readonly at: number }, Key extends string>(
  columns: readonly Column<Row, Key>[],
  rows: Iterable<Row>,
  { columns: heads, yes }: CsvTexts<Key>,
  locale: Locale,
): Generator<Piece, void, undefined> {
  const { head, line } = csvTable(columns, (key) => heads[key], yes, locale);
  yield { at: 0, text: BYTE_ORDER_MARK + head };
  for (const row of rows) yield { at: row.at, text: line(row) };
}

/**
 * The lines of such a file.
 *
 * @param headOf a column, by its key
 * @param yes stands in the column `simulated` of each row
 */
export function csvTable<Row, Key extends string>(
  columns: readonly Column<Row, Key>[],
  headOf: (key: Key) => string,
  yes: string,
  locale: Locale,
): { readonly head: string; readonly line: (row: Row) => string } {
  const { decimalSeparator } = LANGUAGES[locale].numbers;
  const separator = decimalSeparator === ',' ? ';' : ',';
  const field = (column: Column<Row>, row: Row) => {
    if (column.kind === 'simulated') return csvText(yes);
    if (column.kind === 'text') return csvText(column.value(row));
    const value = column.value(row);
    return value === null ? '' : exact[column.kind](value).replace('.', decimalSeparator);
  };
  const joined = (fields: readonly string[]) => `${fields.join(separator)}\r\n`;
  return {
    head: joined(columns.map(({ key }) => csvText(headOf(key)))),
    line: (row) => joined(columns.map((column) => field(column, row))),
  };
}

/** A number for programs: a decimal point, no grouping. A thousandth of simulated time reads like `2.219`. */
const exact = {
  number: exactNumber,
  seconds: (ms: number) => (ms / 1_000).toFixed(3),
  money: (amount: number) => exactMoney(cents(amount)),
} as const;

/**
 * A spreadsheet takes a cell that begins so for a formula, and runs it. One that has an apostrophe before that already
 * gets another: no two texts have the same cell.
 */
const FORMULA = /^'*[=+\-@\t\r]/;

/** Characters that require quotes, whichever separator the file has. */
const SPECIAL = /[",;\r\n]/;

/**
 * A text as a field of a CSV file (RFC 4180). One that a spreadsheet would run as a formula gets an apostrophe before
 * it, which makes it a text there. For numbers this is nothing: their minus is a minus.
 */
export function csvText(text: string): string {
  const inert = FORMULA.test(text) ? `'${text}` : text;
  return SPECIAL.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
