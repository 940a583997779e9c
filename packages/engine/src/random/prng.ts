/** The four 32-bit words of a generator, as plain data: a session carries these, never a generator. */
export type PrngState = readonly [number, number, number, number];

/** Words that are thrown away after seeding, until the state is well mixed; PractRand's sfc32 uses 12 to 18. */
const WARM_UP_ROUNDS = 18;

/**
 * sfc32, "Small Fast Counter", by Chris Doty-Humphrey: 128 bits of state, period at least 2^32, passes PractRand and
 * BigCrush. Not for secrets.
 *
 * Source: PractRand, pracrand.sourceforge.net/ (RNG_engines.txt and sfc.cpp).
 */
export class Prng {
  /** a, b, c and the counter. A typed array wraps to 32 bits by itself, and is twice as fast as four fields. */
  readonly #words: Int32Array;

  constructor([a, b, c, counter]: PrngState) {
    this.#words = Int32Array.of(a, b, c, counter);
  }

  /** The next whole number, 0 to 2^32 - 1, each equally likely. */
  nextUint32(): number {
    const words = this.#words;
    const a = words[0] ?? 0;
    const b = words[1] ?? 0;
    const c = words[2] ?? 0;
    const counter = words[3] ?? 0;
    const sum = (a + b + counter) | 0;
    words[0] = b ^ (b >>> 9);
    words[1] = c + (c << 3);
    words[2] = ((c << 21) | (c >>> 11)) + sum;
    words[3] = counter + 1;
    return sum >>> 0;
  }

  /** The present state; `new Prng(state)` goes on from here. */
  state(): PrngState {
    const words = this.#words;
    return [words[0] ?? 0, words[1] ?? 0, words[2] ?? 0, words[3] ?? 0];
  }
}

/**
 * The generator that a text seeds. Any text will do: `''`, `'0'`, an emoji and ten thousand characters are seeds like
 * any other.
 */
export function seededPrng(text: string): Prng {
  const prng = new Prng([
    hash(text, 0x9e3779b9),
    hash(text, 0x243f6a88),
    hash(text, 0xb7e15162),
    hash(text, 0x7f4a7c15),
  ]);
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) prng.nextUint32();
  return prng;
}

/**
 * MurmurHash3 x86_32 by Austin Appleby, with one UTF-16 code unit in each block of 32 bits, so the hashes of a text
 * differ from those of its bytes.
 *
 * Source: github.com/aappleby/smhasher/blob/master/src/MurmurHash3.cpp
 *
 * @param seed 32 bits, signed or not
 * @returns 32 bits, signed
 */
function hash(text: string, seed: number): number {
  let h = seed;
  for (let at = 0; at < text.length; at += 1) {
    let block = Math.imul(text.charCodeAt(at), 0xcc9e2d51);
    block = (block << 15) | (block >>> 17);
    h ^= Math.imul(block, 0x1b873593);
    h = (h << 13) | (h >>> 19);
    h = (Math.imul(h, 5) + 0xe6546b64) | 0;
  }
  h ^= text.length;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) | 0;
}
