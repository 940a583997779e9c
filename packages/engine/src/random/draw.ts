import type { Range } from '../limits';
import type { Prng } from './prng';

/** Whole numbers, each exactly equally likely. */
export type Uniform = {
  readonly draw: (prng: Prng) => number;
  /** How many numbers there are. */
  readonly count: number;
  /** The number that a word of `uniformWord` stands for. */
  readonly numberOf: (word: number) => number;
};

/**
 * The whole numbers from `from` to `to`, both included. For many draws it is made once: its bounds are constants then,
 * by which a compiler divides several times as fast.
 *
 * @param range whole numbers, `to` not below `from` and less than 2^32 - 1 above it
 */
export function uniform(range: Range): Uniform {
  const { from } = range;
  const count = range.to - from + 1;
  const numberOf = (word: number) => from + remainder(word, count);
  return { draw: (prng) => numberOf(uniformWord(prng, count)), count, numberOf };
}

/** One of `uniform(range)`. */
export function uniformInRange(prng: Prng, range: Range): number {
  return uniform(range).draw(prng);
}

/**
 * A word whose remainder by `count` is each number from 0 to `count` - 1 exactly equally likely. By rejection: a word
 * that lies beyond the last whole multiple of `count` is drawn again, since folding it would favor the low numbers. Who
 * does not need the remainder is spared the division, which takes longer than the draw.
 *
 * @param count whole, 1 to 2^32 - 1
 */
export function uniformWord(prng: Prng, count: number): number {
  const last = -count >>> 0; // 2^32 - count: whole multiples of it end beyond here
  let word: number;
  do word = prng.nextUint32();
  while (word > last && word - remainder(word, count) > last);
  return word;
}

/**
 * Of two numbers with 32 bits, which the operators say: the remainder is one instruction then, and otherwise a call.
 */
function remainder(word: number, count: number): number {
  return (word >>> 0) % (count >>> 0);
}

/** One entry of a list that is not empty, each exactly equally likely. */
export function pickOne<T>(prng: Prng, list: readonly [T, ...T[]]): T {
  return entryOf(list, uniformWord(prng, list.length));
}

/** The entry that a word of `uniformWord` picks. */
export function entryOf<T>(list: readonly [T, ...T[]], word: number): T {
  return list[remainder(word, list.length)] ?? list[0];
}
