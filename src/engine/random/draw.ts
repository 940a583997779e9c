import type { Range } from '../limits';
import type { Prng } from './prng';

/** Number of values of a word of the generator. */
const WORD_VALUES = 2 ** 32;

/**
 * A whole number from 0 to `count` - 1, each exactly equally likely. By rejection: a word that lies beyond the last
 * whole multiple of `count` is drawn again, since folding it would favor the low numbers.
 *
 * @param count whole, 1 to 2^32
 */
export function uniformInt(prng: Prng, count: number): number {
  let word: number;
  let rest: number;
  do {
    word = prng.nextUint32();
    // By quotients instead of `%`: exact up to 2^53, and several times as fast for words beyond 31 bits.
    rest = word - Math.floor(word / count) * count;
  } while (word - rest > WORD_VALUES - count);
  return rest;
}

/**
 * A whole number from `from` to `to`, both included, each exactly equally likely.
 *
 * @param range whole numbers, `to` not below `from` and at most 2^32 - 1 above it
 */
export function uniformInRange(prng: Prng, { from, to }: Range): number {
  return from + uniformInt(prng, to - from + 1);
}

/** One entry of a list that is not empty, each exactly equally likely. */
export function pickOne<T>(prng: Prng, list: readonly [T, ...T[]]): T {
  return list[uniformInt(prng, list.length)] ?? list[0];
}
