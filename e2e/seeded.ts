import { Prng, seedState } from '../packages/engine/src/random/prng';

/** Numbers from 0 up to 1 for tests that try things at random: the same seed, the same numbers. */
export function seeded(seed: number): () => number {
  const prng = new Prng(seedState(String(seed)));
  return () => prng.nextUint32() / 2 ** 32;
}
