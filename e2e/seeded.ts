import { seededPrng } from '../packages/engine/src/random/prng';

/** Numbers from 0 up to 1 for tests that try things at random: the same seed, the same numbers. */
export function seeded(seed: number): () => number {
  const prng = seededPrng(String(seed));
  return () => prng.nextUint32() / 2 ** 32;
}
