import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../money';
import type { Locale } from '../texts/languages';
import {
  exactMoney,
  exactNumber,
  exactRate,
  formatAverage,
  formatClock,
  formatCount,
  formatDecimal,
  formatExactCount,
  formatGain,
  formatMoney,
  formatPercent,
  formatShare,
  formatSuccessRate,
} from '.';

const anyCents = fc.integer({ min: -1e15, max: 1e15 });
const anyLocale = fc.constantFrom('en' as const, 'de' as const);

const formats = {
  'an amount': (value: number, locale: Locale) => formatMoney(cents(value), locale),
  'a gain': (value: number, locale: Locale) => formatGain(cents(value), locale),
  'an average': formatAverage,
  'a count': formatCount,
  'an exact count': formatExactCount,
  'a share': formatShare,
  'a rate': formatPercent,
  'a success rate': formatSuccessRate,
  'three decimals': (value: number, locale: Locale) => formatDecimal(value, 3, locale),
};

// E060 E061 E065 E066 E068 E069 E152
it.each([
  ['an amount', 123_450, '$1,234.50', '1.234,50 €'],
  ['an amount', 0, '$0.00', '0,00 €'],
  ['an amount', -0, '$0.00', '0,00 €'],
  ['an amount', 5, '$0.05', '0,05 €'],
  ['an amount', -5_000, '−$50.00', '−50,00 €'],
  ['an amount', 99_999, '$999.99', '999,99 €'],
  ['an amount', 100_000, '$1,000.00', '1.000,00 €'],
  ['an amount', 100_000_000_000_000, '$1,000,000,000,000.00', '1.000.000.000.000,00 €'],
  ['a gain', 735, '+$7.35', '+7,35 €'],
  ['a gain', -735, '−$7.35', '−7,35 €'],
  ['a gain', -0, '$0.00', '0,00 €'],
  ['an average', -35, '−$0.35', '−0,35 €'],
  ['an average', 0, '$0.00', '0,00 €'],
  ['an average', -283.38, '−$2.8338', '−2,8338 €'],
  ['an average', ((99_99 - 1) * 700) / 10_000, '$6.9986', '6,9986 €'],
  ['a count', 181, '181', '181'],
  ['a count', 12_345, '12,345', '12.345'],
  ['a count', 12.7, '13', '13'],
  ['a count', 0.5, '1', '1'],
  ['a count', -0.4, '0', '0'],
  ['a count', -5, '−5', '−5'],
  ['a count', 1_000_000_000, '1,000,000,000', '1.000.000.000'],
  ['an exact count', 181, '181', '181'],
  ['an exact count', 12_345.7, '12,345.7', '12.345,7'],
  ['an exact count', -1.5, '−1.5', '−1,5'],
  ['an exact count', 0.1 + 0.2, '0.3', '0,3'],
  ['an exact count', -1e-9, '0', '0'],
  ['an exact count', 1.0000005, '1.000001', '1,000001'],
  ['an exact count', 1e9, '1,000,000,000', '1.000.000.000'],
  ['a share', 0.3, '30%', '30\u00a0%'],
  ['a share', 0.3333, '33.33%', '33,33\u00a0%'],
  ['a share', 0, '0%', '0\u00a0%'],
  ['a share', 1, '100%', '100\u00a0%'],
  ['a share', 1_000 / 1_001, '99.9%', '99,9\u00a0%'],
  ['a share', 0.0001 * (200 / 1_001), '0.002%', '0,002\u00a0%'],
  ['a rate', 824, '82.4%', '82,4\u00a0%'],
  ['a success rate', 824, '82.4%', '82,4%'],
  ['a success rate', 750, '75.0%', '75,0%'],
  ['three decimals', 1_298.7014, '1,298.701', '1.298,701'],
  ['three decimals', 1.0005, '1.001', '1,001'], // 1.0005 is a little less in binary
  ['three decimals', 0, '0.000', '0,000'],
  ['three decimals', 0.0004, '0.000', '0,000'],
] as const)('%s of %d reads %s and %s', (what, value, english, german) => {
  expect([formats[what](value, 'en'), formats[what](value, 'de')]).toEqual([english, german]);
});

describe('an amount', () => {
  // E059
  it('reads back to the same cents, has groups of three and no exponent, and is no minus zero for programs', () => {
    expect(exactMoney(cents(-0))).toBe('0.00');
    fc.assert(
      fc.property(anyCents, anyLocale, (amount, locale) => {
        const text = formatMoney(cents(amount), locale);
        expect(Number(text.replace('−', '-').replace(/[^\d-]/g, ''))).toBe(amount);
        expect(text).toMatch(
          locale === 'en' ? /^−?\$\d{1,3}(,\d{3})*\.\d{2}$/ : /^−?\d{1,3}(\.\d{3})*,\d{2} €$/,
        );
        expect(exactMoney(cents(amount))).toMatch(/^-?(0|[1-9]\d*)\.\d{2}$/);
        expect(BigInt(exactMoney(cents(amount)).replace('.', ''))).toBe(BigInt(amount));
      }),
    );
  });
});

it('a rate has one decimal for programs', () => {
  expect([0, 857, 1_000].map(exactRate)).toEqual(['0.0', '85.7', '100.0']);
});

describe('a count', () => {
  it('is plain digits for programs', () => {
    expect([12.7, -5, 0, -5e-324, -1e-7, 123_456_789.7, 1e9].map(exactNumber)).toEqual([
      '12.7',
      '-5',
      '0',
      '0',
      '-0.0000001',
      '123456789.7',
      '1000000000',
    ]);
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (count) => {
        expect(exactNumber(count)).toMatch(/^-?\d+(\.\d+)?$/);
      }),
    );
  });
});

it.each([
  [0, '00:00:00'],
  [999, '00:00:00'],
  [61_000, '00:01:01'],
  [86_399_999, '23:59:59'],
  [86_400_000, '1 d 00:00:00'],
  [2_592_000_000, '30 d 00:00:00'],
])('%d simulated milliseconds read %s', (ms, text) => {
  expect(formatClock(ms)).toBe(text);
});
