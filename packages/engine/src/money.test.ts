import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatGain } from './format';
import { cents, fromCents, nearestCents, roundHalfAway, toCents } from './money';

describe('whole cents', () => {
  it.each([
    [1.005, 101],
    [-1.005, -101],
    [2.675, 268],
    [1234.5, 123_450],
    [0.1 + 0.2, 30],
    [1e12, 1e14],
    [1e-8, 0],
    [5e-324, 0],
    [987_654_321.12, 98_765_432_112],
  ])('%d units are %d cents, halves away from zero', (units, expected) => {
    expect(toCents(units)).toBe(expected);
  });

  it('are a type of their own: neither a number of units nor a mean is one', () => {
    // @ts-expect-error -- dollars
    expect(() => formatGain(cents(-268.38), 'en') + formatGain(-268.38, 'en')).toThrow(RangeError);
    for (const amount of [-268.38, Number.NaN, Infinity, 2 ** 53])
      expect(() => cents(amount)).toThrow(`${amount} cents are not whole.`);
    expect([-0.7, -0.5, -0.4, 0.5].map(nearestCents)).toEqual([-1, -1, 0, 1]);
    expect(Object.is(cents(-0), 0)).toBe(true);
  });

  it('are never minus zero', () => {
    expect(Object.is(toCents(-0.004), 0)).toBe(true);
    expect(Object.is(toCents(-0), 0)).toBe(true);
    for (const value of [-0.4, -0]) expect(Object.is(roundHalfAway(value), 0)).toBe(true);
  });

  it('come back from units as they were', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e14, max: 1e14 }), (cents) => {
        expect(toCents(fromCents(cents))).toBe(cents);
      }),
    );
  });
});
