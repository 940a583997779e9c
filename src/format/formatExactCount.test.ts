import { describe, expect, it } from 'vitest';
import { formatExactCount } from './formatExactCount';

describe('a count that is not rounded', () => {
  it.each([
    [181, '181', '181'],
    [12_345.7, '12,345.7', '12.345,7'],
    [-1.5, '−1.5', '−1,5'],
    [0.1 + 0.2, '0.3', '0,3'],
    [-1e-9, '0', '0'],
    [1e9, '1,000,000,000', '1.000.000.000'],
  ])('%s is written as %s, in German as %s', (count, dollars, euros) => {
    expect(formatExactCount(count, 'USD')).toBe(dollars);
    expect(formatExactCount(count, 'EUR')).toBe(euros);
  });
});
