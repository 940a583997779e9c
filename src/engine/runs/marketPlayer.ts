import { CRYPTO_ASSETS, FIAT_CURRENCIES } from '../assets';
import { PACE, type Range, TRADE_PROFIT, TRADE_SELL } from '../limits';
import { drawOf, type Market } from '../markets';
import { type Bin, binsOf, NO_BIN, ResultBins } from '../markets/resultBins';
import type { PrngState } from '../random/prng';
import type { StreamName } from '../random/streams';
import { testResults } from '../statistics/chiSquare';
import { MOMENTS, momentAt } from './experiment';
import type { MarketBatch } from './runsBatch';

const countOf = ({ from, to }: Range) => to - from + 1;

/** Of how many numbers each draw of a trade is one. */
const COUNTS = {
  delay: countOf(PACE),
  asset: CRYPTO_ASSETS.length,
  currency: FIAT_CURRENCIES.length,
  size: countOf(TRADE_PROFIT),
  sell: countOf(TRADE_SELL),
};

/** The last word of which `uniformInt` makes one of so many numbers; those beyond it are drawn again. */
const lastWord = (count: number) => (2 ** 32 - 1 - (2 ** 32 % count)) >>> 0;

/**
 * Plays runs in a market and writes their outcomes into a batch. The same as `TradeGenerator` and `ResultBins` give, several
 * times as fast: nothing is allocated, what is random decides no branch, and everything that changes from trade to trade is in
 * local variables. So the steps of the generators (sfc32, as in `Prng`) are written out, and `>>> 0` says where a number has 32
 * bits: the remainder of such a number is one instruction of the processor.
 */
export class MarketPlayer {
  readonly #duration: number;
  readonly #batch: MarketBatch;
  /** How many numbers a result is drawn from; 1 draws none. */
  readonly #numbers: number;
  /** The part that each number belongs to. */
  readonly #partOf: Uint8Array;
  readonly #times: Int32Array;
  readonly #plus: Int32Array;
  readonly #bins: readonly Bin[];
  readonly #results: ResultBins;

  /** @param duration of each run, in simulated ms */
  constructor(market: Market, duration: number, batch: MarketBatch) {
    const { parts, numbers } = drawOf(market);
    this.#duration = duration;
    this.#batch = batch;
    this.#numbers = numbers;
    this.#partOf = new Uint8Array(numbers);
    this.#times = Int32Array.from(parts, ({ times }) => times);
    this.#plus = Int32Array.from(parts, ({ plus }) => plus);
    this.#bins = binsOf(market);
    this.#results = new ResultBins(this.#bins);
    let start = 0;
    for (const [part, { share }] of parts.entries()) {
      this.#partOf.fill(part, start);
      start += share;
    }
  }

  /**
   * @param place of the run in the batch, from 0
   * @param startOf the streams of the run at its start
   * @returns how many trades it has
   */
  play(place: number, startOf: (name: StreamName) => PrngState): number {
    const partOf = this.#partOf;
    const timesOf = this.#times;
    const plusOf = this.#plus;
    const delays = COUNTS.delay >>> 0;
    const sizes = COUNTS.size >>> 0;
    const numbers = this.#numbers >>> 0;
    const lastDelay = lastWord(COUNTS.delay);
    const lastAsset = lastWord(COUNTS.asset);
    const lastCurrency = lastWord(COUNTS.currency);
    const lastSize = lastWord(COUNTS.size);
    const lastSell = lastWord(COUNTS.sell);
    const lastNumber = lastWord(numbers);
    const shortest = PACE.from;
    const smallest = TRADE_PROFIT.from;
    const { binOf, counts, min } = this.#results;
    const { changes } = this.#batch;
    counts.fill(0);
    const pace = startOf('pace');
    let p = pace[0];
    let q = pace[1];
    let r = pace[2];
    let s = pace[3];
    const trades = startOf('trades');
    let a = trades[0];
    let b = trades[1];
    let c = trades[2];
    let d = trades[3];
    const outcomes = startOf('outcomes');
    let e = outcomes[0];
    let f = outcomes[1];
    let g = outcomes[2];
    let h = outcomes[3];
    let word = 0;
    let at = 0;
    let count = 0;
    let wins = 0;
    let sum = 0;
    let lowest = 0;
    let highest = 0;
    let index = 1;
    let moment = momentAt(this.#duration, index);
    for (;;) {
      do {
        word = (p + q + s) >>> 0;
        p = q ^ (q >>> 9);
        q = (r + (r << 3)) | 0;
        r = (((r << 21) | (r >>> 11)) + word) | 0;
        s = (s + 1) | 0;
      } while (word > lastDelay);
      at += shortest + ((word % delays) >>> 0);
      while (at > moment && index < MOMENTS) {
        changes[place * MOMENTS + index] = sum;
        index += 1;
        moment = momentAt(this.#duration, index);
      }
      if (index === MOMENTS) break;
      do {
        word = (a + b + d) >>> 0;
        a = b ^ (b >>> 9);
        b = (c + (c << 3)) | 0;
        c = (((c << 21) | (c >>> 11)) + word) | 0;
        d = (d + 1) | 0;
      } while (word > lastAsset);
      do {
        word = (a + b + d) >>> 0;
        a = b ^ (b >>> 9);
        b = (c + (c << 3)) | 0;
        c = (((c << 21) | (c >>> 11)) + word) | 0;
        d = (d + 1) | 0;
      } while (word > lastCurrency);
      do {
        word = (a + b + d) >>> 0;
        a = b ^ (b >>> 9);
        b = (c + (c << 3)) | 0;
        c = (((c << 21) | (c >>> 11)) + word) | 0;
        d = (d + 1) | 0;
      } while (word > lastSize);
      const size = smallest + ((word % sizes) >>> 0);
      do {
        word = (a + b + d) >>> 0;
        a = b ^ (b >>> 9);
        b = (c + (c << 3)) | 0;
        c = (((c << 21) | (c >>> 11)) + word) | 0;
        d = (d + 1) | 0;
      } while (word > lastSell);
      do {
        word = (e + f + h) >>> 0;
        e = f ^ (f >>> 9);
        f = (g + (g << 3)) | 0;
        g = (((g << 21) | (g >>> 11)) + word) | 0;
        h = (h + 1) | 0;
      } while (word > lastNumber);
      const part = partOf[(word % numbers) >>> 0] ?? 0;
      const result = (timesOf[part] ?? 0) * size + (plusOf[part] ?? 0);
      const bin = binOf[result - min] ?? NO_BIN;
      counts[bin] = (counts[bin] ?? 0) + 1;
      count += 1;
      wins += Number(result > 0);
      sum += result;
      if (sum < lowest) lowest = sum;
      if (sum > highest) highest = sum;
    }
    const batch = this.#batch;
    batch.wins[place] = wins;
    batch.lowest[place] = lowest;
    batch.highest[place] = highest;
    if (counts.reduce((all, each) => all + each) !== count) throw new RangeError('A result is in no bin.');
    batch.p[place] = testResults(this.#bins, Array.from(counts))?.p ?? Number.NaN;
    return count;
  }
}
