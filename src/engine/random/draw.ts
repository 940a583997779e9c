import type { Prng } from './prng';

const WORD = 2 ** 32;

/**
 * A whole number from 0 to `count` - 1, each exactly equally likely: words of the incomplete last round are
 * drawn again instead of being folded onto the low numbers.
 *
 * @param count 1 to 2^32
 */
export function below(prng: Prng, count: number): number {
  let word: number;
  let rest: number;
  do {
    word = prng.next();
    // By quotients instead of `%`: exact up to 2^53, and several times as fast for words beyond 31 bits.
    rest = word - Math.floor(word / count) * count;
  } while (word - rest > WORD - count);
  return rest;
}

/** A whole number from `from` to `to`, both included. */
export function between(prng: Prng, { from, to }: { readonly from: number; readonly to: number }): number {
  return from + below(prng, to - from + 1);
}

/** One of a list that is not empty. */
export function pickOne<T>(prng: Prng, list: readonly [T, ...T[]]): T {
  return list[below(prng, list.length)] ?? list[0];
}
