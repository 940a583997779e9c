import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toSimulatedTime } from './clock';

describe('what real time is toSimulatedTime', () => {
  it('is whole milliseconds, and the rest is carried', () => {
    expect(toSimulatedTime(16.7, 4, 0)).toEqual({ elapsed: 66, carry: expect.closeTo(0.8, 6) });
    expect(toSimulatedTime(1, 0.25, 0.75)).toEqual({ elapsed: 1, carry: 0 });
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
            const stretch = toSimulatedTime(slice, speed, carry);
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
