import { expect, it } from 'vitest';
import { BYTE_ORDER_MARK, type Column, csvFile, jsonFile, type Piece } from './tableFile';

const columns: Column<{ at: number; value: number | null }>[] = [
  { key: 'number', kind: 'number', value: ({ value }) => value },
  { key: 'seconds', kind: 'seconds', value: ({ value }) => value },
  { key: 'money', kind: 'money', value: ({ value }) => value },
];
const rows = [
  { at: 0, value: 2_500 },
  { at: 1, value: null },
];
const textOf = (pieces: Iterable<Piece>) => Array.from(pieces, ({ text }) => text).join('');

it('leaves the field of a value that could not be computed empty in a CSV file', () => {
  const texts = { columns: { number: 'number', seconds: 'seconds', money: 'money' }, yes: 'yes' };
  expect(textOf(csvFile(columns, rows, texts, 'en'))).toBe(
    `${BYTE_ORDER_MARK}number,seconds,money\r\n2500,2.500,25.00\r\n,,\r\n`,
  );
});

it('says null in a JSON file for a value that could not be computed', () => {
  expect(JSON.parse(textOf(jsonFile(columns, rows, {}, 'rows')))).toEqual({
    rows: [
      { number: 2_500, seconds: 2.5, money: 25 },
      { number: null, seconds: null, money: null },
    ],
  });
});
