import { describe, expect, it } from 'vitest';
import { BYTE_ORDER_MARK, type Column, csvFile, csvText, type Piece } from './tableFile';

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
