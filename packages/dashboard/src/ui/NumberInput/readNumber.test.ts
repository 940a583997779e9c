import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type NumberRules, readNumber } from './readNumber';

const USD = { prefix: '$', suffix: '', thousandSeparator: ',', decimalSeparator: '.' };
const EUR = { prefix: '', suffix: ' €', thousandSeparator: '.', decimalSeparator: ',' };
const money = (format: NumberRules['format']): NumberRules => ({
  format,
  decimalScale: 2,
  from: -1e12,
  to: 1e12,
});
const AMOUNT = { en: money(USD), de: money(EUR) };
const TRADES: NumberRules = { format: { ...USD, prefix: '' }, decimalScale: 0, from: -1e9, to: 1e9 };
const CHANCE: NumberRules = { format: { ...EUR, suffix: '\u00a0%' }, decimalScale: 2, from: 1, to: 99 };

const read = (text: string, rules: NumberRules) => {
  const reading = readNumber(text, rules);
  return reading.kind === 'number' ? reading.value : reading.kind;
};

describe('an amount in English', () => {
  it.each([
    ['', 'empty'],
    [' \u00a0', 'empty'],
    ['0', 0],
    ['-0', 0],
    ['007', 7],
    ['.5', 0.5],
    ['5.', 5],
    ['-50', -50],
    ['- 50', -50],
    ['+50', 50],
    ['1,234.5', 1234.5],
    ['$1,234.56', 1234.56],
    // As the page shows it, and from other pages and programs.
    ['\u2212$50.00', -50],
    ['+$7.35', 7.35],
    ['$-50', -50],
    ['–50', -50],
    ['50 $', 50],
    [' $ 50\n', 50],
    ['1 234.56', 1234.56],
    ['1\u202f234\u00a0567', 1234567],
    ["1'234.50", 1234.5],
    ['1’234.50', 1234.5],
    ['\ufeff12\u200e', 12],
    // Digits of other scripts.
    ['５０．２５', 50.25],
    ['＄１，２３４', 1234],
    ['－５', -5],
    ['١٢٣', 123],
    ['۱٬۲۳۴٫۵', 1234.5],
    ['-१२', -12],
    ['𝟙𝟚', 12],
    // They begin a number.
    ['-', 'unfinished'],
    ['$', 'unfinished'],
    ['-$', 'unfinished'],
    ['.', 'unfinished'],
    ['-.', 'unfinished'],
    ['1,', 'unfinished'],
    ['1,23', 'unfinished'],
    ['12,5', 'unfinished'],
    ['1 2', 'unfinished'],
    // None that is meant here.
    ['1.234,56', 'other'],
    ['1.234.567', 'other'],
    ['1 234,56', 'other'],
    ['1,2345', 'other'],
    ['1,23.5', 'other'],
    ['1,234 567', 'other'],
    ['0,123', 'other'],
    ['12-3', 'other'],
    ['50-', 'other'],
    ['(50)', 'other'],
    ['--5', 'other'],
    ['+-5', 'other'],
    ['-$-5', 'other'],
    ['1e5', 'other'],
    ['0x10', 'other'],
    ['Infinity', 'other'],
    ['NaN', 'other'],
    ['5k', 'other'],
    ['50 €', 'other'],
    ['1$5', 'other'],
    ['5²', 'other'],
    ['½', 'other'],
    ['1_000', 'other'],
    ['1.239', 'decimals'],
    ['1.234', 'decimals'],
    ['1000000000000.01', 'limits'],
    ['-1e12', 'other'],
  ])('reads %j as %s', (text, expected) => {
    expect(read(text, AMOUNT.en)).toBe(expected);
  });
});

it.each([
  ['10.139,01 €', AMOUNT.de, 10139.01],
  ['\u221250,00 €', AMOUNT.de, -50],
  ['1.234', AMOUNT.de, 1234],
  ['1\u202f234,56', AMOUNT.de, 1234.56],
  ["1'234,50", AMOUNT.de, 1234.5],
  ['-5 ', AMOUNT.de, -5],
  ['- €', AMOUNT.de, 'unfinished'],
  ['1,234.56', AMOUNT.de, 'other'],
  ["1'234.50", AMOUNT.de, 'other'],
  ['1.23', AMOUNT.de, 'unfinished'],
  ['0.500', AMOUNT.de, 'other'],
  ['1,234', AMOUNT.de, 'decimals'],
  ['12', TRADES, 12],
  ['1,234', TRADES, 1234],
  ['12.7', TRADES, 'decimals'],
  ['.', TRADES, 'other'],
  ['$5', TRADES, 'other'],
  ['1000000001', TRADES, 'limits'],
  ['52,5', CHANCE, 52.5],
  ['52,5 %', CHANCE, 52.5],
  ['٥٢٪', CHANCE, 52],
  ['0,5', CHANCE, 'limits'],
  ['-5', CHANCE, 'limits'],
  ['99,01', CHANCE, 'limits'],
  ['-', CHANCE, 'other'],
])('%j in the field %# is %s', (text, rules, expected) => {
  expect(read(text, rules)).toBe(expected);
});

it('is never another number than the text says', () => {
  const sign = fc.constantFrom(...Array.from("0123456789.,-+$€% e'−٣５٫x"));
  const rules = fc.constantFrom(AMOUNT.en, AMOUNT.de, TRADES, CHANCE);
  fc.assert(
    fc.property(
      fc.array(sign, { maxLength: 14 }).map((signs) => signs.join('')),
      rules,
      (text, rules) => {
        const reading = readNumber(text, rules);
        if (reading.kind !== 'number') return;
        // Each digit, in order, is one of the number; nothing is left out but zeros in front.
        const { decimalSeparator } = rules.format;
        const latin = text.replaceAll('٣', '3').replaceAll('５', '5').replaceAll('٫', decimalSeparator);
        const [whole = '', decimals = ''] = latin
          .split(decimalSeparator)
          .map((part) => part.replace(/\D/g, ''));
        expect(Math.abs(reading.value)).toBe(Number(`${whole}.${decimals}0`));
        expect(reading.value < 0).toBe(/[-−]/.test(text) && reading.value !== 0);
        expect(text).not.toMatch(/[ex]/);
      },
    ),
    { numRuns: 5_000 },
  );
});

it('a number that has more digits than can be held exactly is outside the limits', () => {
  const rules = { ...TRADES, to: 1e17 };
  expect(read('123456789012345', rules)).toBe(123_456_789_012_345);
  expect(read('1234567890123456', rules)).toBe('limits');
});
