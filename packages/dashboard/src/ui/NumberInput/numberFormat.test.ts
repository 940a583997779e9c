import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkNumberFormat, writeNumber } from './numberFormat';
import { readNumber } from './readNumber';

const USD = { prefix: '$', suffix: '', thousandSeparator: ',', decimalSeparator: '.' };
const EUR = { prefix: '', suffix: ' €', thousandSeparator: '.', decimalSeparator: ',' };

it.each([
  [1234567.5, { from: 0, to: 2 }, USD, '$1,234,567.5'],
  [-1234.5, { from: 2, to: 2 }, EUR, '-1.234,50 €'],
  [123, { from: 0, to: 0 }, USD, '$123'],
  [1.005, { from: 0, to: 2 }, USD, '$1.01'],
  [12.7, { from: 0, to: 0 }, EUR, '13 €'],
  [-0, { from: 2, to: 2 }, EUR, '0,00 €'],
  [-0.001, { from: 0, to: 2 }, USD, '$0'],
  [1e21, { from: 0, to: 2 }, EUR, '1.000.000.000.000.000.000.000 €'],
  [-1234.5, { from: 0, to: 2 }, { ...USD, prefix: '', thousandSeparator: '' }, '-1234.5'],
])('%s with %o places is written as %4$s', (value, places, format, text) => {
  expect(writeNumber(value, places, format)).toBe(text);
});

// E135
it('a prefix may have a minus only where negatives are not allowed', () => {
  const format = { ...USD, prefix: '-$' };
  expect(() => checkNumberFormat(format, true)).toThrow(/Take the minus out of the prefix/);
  expect(checkNumberFormat(format, false)).toBe(false);
});

it('what is written is read back, with the minus sign of a field and of the page', () => {
  const anyCents = fc.integer({ min: -1e14, max: 1e14 });
  fc.assert(
    fc.property(anyCents, fc.constantFrom(USD, EUR), fc.constantFrom(0, 2), (cents, format, from) => {
      const rules = { format, decimalScale: 2, from: -1e12, to: 1e12 };
      const text = writeNumber(cents / 100, { from, to: 2 }, format);
      for (const shown of [text, text.replace('-', '−')])
        expect(readNumber(shown, rules)).toEqual({ kind: 'number', value: cents / 100 });
    }),
  );
});
