import type { Range } from '../limits';
import type { Prng } from './prng';

/** Number of values of a word of the generator. */
const WORD_VALUES = 2 ** 32;

/**
 * A whole number from 0 to `count` - 1, each exactly equally likely. By rejection: a word that lies beyond the last
 * whole multiple of `count` is drawn again, since folding it would favor the low numbers.
 *
 * @param count whole, 1 to 2^32 - 1
 */
export function uniformInt(prng: Prng, count: number): number {
  const values = count >>> 0; // says that it has 32 bits: a remainder of such numbers is one instruction
  let word: number;
  let rest: number;
  do {
    word = prng.nextUint32();
    rest = (word % values) >>> 0;
  } while (word - rest > WORD_VALUES - values);
  return rest;
}

/**
 * A whole number from `from` to `to`, both included, each exactly equally likely.
 *
 * @param range whole numbers, `to` not below `from` and less than 2^32 - 1 above it
 */
export function uniformInRange(prng: Prng, { from, to }: Range): number {
  return from + uniformInt(prng, to - from + 1);
}

/** One entry of a list that is not empty, each exactly equally likely. */
export function pickOne<T>(prng: Prng, list: readonly [T, ...T[]]): T {
  return list[uniformInt(prng, list.length)] ?? list[0];
}
