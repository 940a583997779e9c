import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  exactMoney,
  exactNumber,
  formatCount,
  formatGain,
  formatMoney,
  formatPercent,
  formatShare,
  formatSuccessRate,
} from '.';
import {
  formatAverage,
  formatDecimal,
  formatExactCount,
  formatWholeGain,
  formatWholeMoney,
} from './formatExact';

const anyCents = fc.integer({ min: -1e15, max: 1e15 });
const anyLocale = fc.constantFrom('en' as const, 'de' as const);

describe('an amount', () => {
  it.each([
    [123_450, '$1,234.50', '1.234,50 €'],
    [0, '$0.00', '0,00 €'],
    [5, '$0.05', '0,05 €'],
    [-5_000, '−$50.00', '−50,00 €'],
    [99_999, '$999.99', '999,99 €'],
    [100_000, '$1,000.00', '1.000,00 €'],
    [100_000_000_000_000, '$1,000,000,000,000.00', '1.000.000.000.000,00 €'],
  ])('of %d cents reads %s and %s', (cents, usd, eur) => {
    expect(formatMoney(cents, 'en')).toBe(usd);
    expect(formatMoney(cents, 'de')).toBe(eur);
  });

  it('never is a minus zero', () => {
    expect(formatMoney(-0, 'en')).toBe('$0.00');
    expect(formatGain(-0, 'en')).toBe('$0.00');
    expect(exactMoney(-0)).toBe('0.00');
  });

  it('that came in has its sign', () => {
    expect(formatGain(735, 'en')).toBe('+$7.35');
    expect(formatGain(735, 'de')).toBe('+7,35 €');
    expect(formatGain(-735, 'de')).toBe('−7,35 €');
  });

  it('is written in whole units at the scale of a chart, and a change with its sign', () => {
    const cents = [1_000_000, -50_000, 0, -0];
    expect(cents.map((tick) => formatWholeMoney(tick, 'en'))).toEqual(['$10,000', '−$500', '$0', '$0']);
    expect(cents.map((tick) => formatWholeGain(tick, 'en'))).toEqual(['+$10,000', '−$500', '$0', '$0']);
    expect(cents.map((tick) => formatWholeGain(tick, 'de'))).toEqual(['+10.000 €', '−500 €', '0 €', '0 €']);
  });

  it('reads back to the same cents, has groups of three and no exponent', () => {
    fc.assert(
      fc.property(anyCents, anyLocale, (cents, locale) => {
        const text = formatMoney(cents, locale);
        expect(Number(text.replace('−', '-').replace(/[^\d-]/g, ''))).toBe(cents === 0 ? 0 : cents);
        expect(text).toMatch(
          locale === 'en' ? /^−?\$\d{1,3}(,\d{3})*\.\d{2}$/ : /^−?\d{1,3}(\.\d{3})*,\d{2} €$/,
        );
        expect(exactMoney(cents)).toMatch(/^-?(0|[1-9]\d*)\.\d{2}$/);
        expect(BigInt(exactMoney(cents).replace('.', ''))).toBe(BigInt(cents));
      }),
    );
  });
});

describe('a count', () => {
  it.each([
    [181, '181', '181'],
    [12_345, '12,345', '12.345'],
    [12.7, '13', '13'],
    [0.5, '1', '1'],
    [-0.4, '0', '0'],
    [-5, '−5', '−5'],
    [1_000_000_000, '1,000,000,000', '1.000.000.000'],
  ])('of %d reads %s and %s', (count, usd, eur) => {
    expect(formatCount(count, 'en')).toBe(usd);
    expect(formatCount(count, 'de')).toBe(eur);
  });

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

describe('a count that is not rounded', () => {
  it.each([
    [181, '181', '181'],
    [12_345.7, '12,345.7', '12.345,7'],
    [-1.5, '−1.5', '−1,5'],
    [0.1 + 0.2, '0.3', '0,3'],
    [-1e-9, '0', '0'],
    [1e9, '1,000,000,000', '1.000.000.000'],
  ])('%s is written as %s, in German as %s', (count, dollars, euros) => {
    expect(formatExactCount(count, 'en')).toBe(dollars);
    expect(formatExactCount(count, 'de')).toBe(euros);
  });
});

describe('a number with decimals', () => {
  it('has the separators of the language and a fixed number of decimals', () => {
    expect(formatDecimal(1_298.701, 1, 'en')).toBe('1,298.7');
    expect(formatDecimal(1_298.701, 1, 'de')).toBe('1.298,7');
    expect(formatDecimal(0, 3, 'de')).toBe('0,000');
    expect(formatDecimal(0.0004, 3, 'en')).toBe('0.000');
  });
});

describe('the success rate', () => {
  it('has one decimal, the separator of the language and no space', () => {
    expect(formatSuccessRate(824, 'en')).toBe('82.4%');
    expect(formatSuccessRate(824, 'de')).toBe('82,4%');
    expect(formatSuccessRate(750, 'en')).toBe('75.0%');
  });
});

describe('a share', () => {
  it.each([
    [0.3, '30%', '30\u00a0%'],
    [0.3333, '33.33%', '33,33\u00a0%'],
    [0, '0%', '0\u00a0%'],
    [1, '100%', '100\u00a0%'],
    [1_000 / 1_001, '99.9%', '99,9\u00a0%'],
    [0.0001 * (200 / 1_001), '0.002%', '0,002\u00a0%'],
  ])('of %d reads %s and %s', (share, usd, eur) => {
    expect(formatShare(share, 'en')).toBe(usd);
    expect(formatShare(share, 'de')).toBe(eur);
  });
});

describe('an average amount', () => {
  it.each([
    [-35, '−$0.35', '−0,35 €'],
    [0, '$0.00', '0,00 €'],
    [-283.38, '−$2.8338', '−2,8338 €'],
    [((99_99 - 1) * 700) / 10_000, '$6.9986', '6,9986 €'],
  ])('of %d cents reads %s and %s', (cents, usd, eur) => {
    expect(formatAverage(cents, 'en')).toBe(usd);
    expect(formatAverage(cents, 'de')).toBe(eur);
  });
});

describe('any other rate', () => {
  it('has a no-break space before the sign in German', () => {
    expect(formatPercent(824, 'en')).toBe('82.4%');
    expect(formatPercent(824, 'de')).toBe('82,4\u00a0%');
  });
});
