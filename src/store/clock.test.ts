import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { worth } from './clock';

describe('what real time is worth', () => {
  it('is whole milliseconds, and the rest is carried', () => {
    expect(worth(16.7, 4, 0)).toEqual({ elapsed: 66, carry: expect.closeTo(0.8, 6) });
    expect(worth(1, 0.25, 0.75)).toEqual({ elapsed: 1, carry: 0 });
  });

  it('does not depend on how it was sliced, to the millisecond', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 5_000, noNaN: true }), { maxLength: 50 }),
        fc.constantFrom(0.25, 0.5, 1, 2, 5, 10, 60, 1_000),
        (slices, speed) => {
          let carry = 0;
          let total = 0;
          for (const slice of slices) {
            const stretch = worth(slice, speed, carry);
            ({ carry } = stretch);
            total += stretch.elapsed;
          }
          const real = slices.reduce((sum, slice) => sum + slice, 0);
          expect(Math.abs(total - real * speed)).toBeLessThan(1.001);
        },
      ),
    );
  });
});
