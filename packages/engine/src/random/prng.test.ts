import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Prng, type PrngState, seededPrng } from './prng';

const take = (state: PrngState, count: number) => {
  const prng = new Prng(state);
  return Array.from({ length: count }, () => prng.nextUint32());
};

describe('a seeded sequence', () => {
  it('is the published sfc32: the words that the reference algorithm gives from 1, 2, 3, 4', () => {
    // By hand from PractRand's definition: sum = a + b + counter++; a = b ^ b>>>9; b = c + (c<<3); c = rotl(c, 21) +
    // sum
    expect(take([1, 2, 3, 4], 3)).toEqual([7, 34, 56_623_200]);
  });

  it('goes on from a kept state as if it had never stopped', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(40), fc.nat(40), (seed, first, second) => {
        const whole = take(seededPrng(seed).state(), first + second);
        const prng = seededPrng(seed);
        const parts = Array.from({ length: first }, () => prng.nextUint32());
        expect([...parts, ...take(prng.state(), second)]).toEqual(whole);
      }),
    );
  });

  it('is another one for every kind of seed, zero, empty, emoji and endless ones included', () => {
    const seeds = ['', '0', '7', ' ', '\0', '🐻', '🐻‍❄️', 'a', 'A', 'x'.repeat(9_999), 'x'.repeat(10_000)];
    const starts = new Set(seeds.map((seed) => take(seededPrng(seed).state(), 4).join()));
    expect(starts.size).toBe(seeds.length);
  });
});
