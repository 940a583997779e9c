import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RADIUS, rosettePaths } from './rosettePaths';

const anyNumbers = fc.array(fc.integer({ min: 0, max: 65_535 }), { minLength: 8, maxLength: 8 });

describe('the engraving of a run', () => {
  it('is the same for the same numbers and another for others', () => {
    const numbers = [1, 20_000, 3, 40_000, 5, 60_000, 7, 8];
    expect(rosettePaths(numbers)).toEqual(rosettePaths([...numbers]));
    expect(rosettePaths(numbers)).not.toEqual(rosettePaths(numbers.map((number) => 65_535 - number)));
  });

  it('stays within its box, closed, with no broken number, whatever the run', () => {
    fc.assert(
      fc.property(anyNumbers, (numbers) => {
        const paths = rosettePaths(numbers).join('');
        expect(paths).toMatch(/^[MQZ\d. -]+Z$/);
        const largest = Math.max(...Array.from(paths.matchAll(/[\d.]+/g), ([number]) => Number(number)));
        expect(largest).toBeLessThanOrEqual(RADIUS);
      }),
    );
  });
});
