import { fromCents } from '@simulation/engine';
import type { Column, Piece } from '@simulation/engine/format';

/**
 * A table as a JSON file, piece by piece, one row a line. Amounts are numbers of currency units.
 *
 * @param head the fields before the rows; a column `simulated` says the same in each row
 * @param name of the list of rows
 */
export function* jsonFile<Row extends { readonly at: number }>(
  columns: readonly Column<Row>[],
  rows: Iterable<Row>,
  head: Readonly<Record<string, unknown>>,
  name: string,
): Generator<Piece, void, undefined> {
  const fields = Object.entries(head).filter(([, value]) => value !== undefined);
  const lines = fields.map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`);
  yield { at: 0, text: `{\n${lines.join('')}  ${JSON.stringify(name)}: [` };
  let at = 0;
  let before = '\n';
  for (const row of rows) {
    ({ at } = row);
    const values = columns.map((column) => [column.key, jsonValue(column, row)] as const);
    yield { at, text: `${before}    ${JSON.stringify(Object.fromEntries(values))}` };
    before = ',\n';
  }
  yield { at, text: `${before === '\n' ? '' : '\n  '}]\n}\n` };
}

function jsonValue<Row>(column: Column<Row>, row: Row): string | number | boolean | null {
  if (column.kind === 'simulated') return true;
  if (column.kind === 'text') return column.value(row);
  const value = column.value(row);
  if (value === null || column.kind === 'number') return value;
  return column.kind === 'money' ? fromCents(value) : value / 1_000;
}
