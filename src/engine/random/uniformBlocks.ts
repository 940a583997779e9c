import type { PrngState } from './prng';

/** Numbers in a block: few, since those of the last block that a run does not need are drawn in vain. */
export const BLOCK = 64;

/**
 * Draws whole numbers of a stream in blocks: the same as `uniformInt` gives one by one, several times as fast, since the
 * state of the generator stays in local variables meanwhile. For many runs, which need nothing else of their trades.
 */
export class UniformBlocks {
  /** The present block. */
  readonly values = new Int32Array(BLOCK);
  /** 32 bits, like the words: so a remainder takes a few cycles. */
  readonly #counts: Uint32Array;
  /** The last word of which `uniformInt` makes a number; those beyond it are drawn again. */
  readonly #lastWords: Uint32Array;
  readonly #kept: number;
  readonly #state = new Int32Array(4);

  /**
   * @param counts of how many numbers, from 0, each draw of a trade is one: 1 to 2^31
   * @param kept which of these draws the blocks hold, from 0
   */
  constructor(counts: readonly number[], kept = 0) {
    this.#counts = Uint32Array.from(counts);
    this.#lastWords = Uint32Array.from(counts, (count) => 2 ** 32 - 1 - (2 ** 32 % count));
    this.#kept = kept;
  }

  /** Goes on from a state of the stream; the next block is the first from there. */
  startFrom(state: PrngState): void {
    this.#state.set(state);
  }

  next(): void {
    const state = this.#state;
    const lastWords = this.#lastWords;
    const draws = lastWords.length;
    const kept = this.#kept;
    const count = this.#counts[kept] ?? 0;
    const values = this.values;
    // sfc32, as in `Prng`.
    let a = state[0] ?? 0;
    let b = state[1] ?? 0;
    let c = state[2] ?? 0;
    let counter = state[3] ?? 0;
    for (let place = 0; place < BLOCK; place += 1) {
      for (let draw = 0; draw < draws; draw += 1) {
        let word: number;
        do {
          word = (a + b + counter) >>> 0;
          a = b ^ (b >>> 9);
          b = (c + (c << 3)) | 0;
          c = (((c << 21) | (c >>> 11)) + word) | 0;
          counter = (counter + 1) | 0;
        } while (word > (lastWords[draw] ?? 0));
        if (draw === kept) values[place] = word % count;
      }
    }
    state[0] = a;
    state[1] = b;
    state[2] = c;
    state[3] = counter;
  }
}
