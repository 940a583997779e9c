import { CRYPTO_ASSETS, FIAT_CURRENCIES } from './assets';
import { PACE, TRADE_PROFIT, TRADE_SELL } from './limits';
import { uniform, uniformWord } from './random/draw';
import type { Prng } from './random/prng';

/**
 * A trade of the dashboard in every market, as it is drawn: before the market says what it brings. Many runs read the
 * size alone, so the rest are words (`uniformWord`), of which `toFeedTrade` makes what they stand for.
 */
export type TradeDraw = {
  readonly assetWord: number;
  readonly currencyWord: number;
  /** What it brings in the rigged feed, in cents. */
  readonly size: number;
  readonly sellWord: number;
};

const DELAYS = uniform(PACE);
const SIZES = uniform(TRADE_PROFIT);
export const SELL_VALUES = uniform(TRADE_SELL);

/** Of how many values each word of a trade is drawn, in their order. */
const COUNTS = Uint32Array.of(CRYPTO_ASSETS.length, FIAT_CURRENCIES.length, SIZES.count, SELL_VALUES.count);

/** Where in `COUNTS` the size is. */
const SIZE_PLACE = 2;

/**
 * The one generator of the dashboard's trades. What else a trade has comes from streams of their own, and is drawn by
 * those who read it: its result (`stepOf`) and its identity (`IdentityGenerator`).
 */
export class TradeGenerator {
  readonly #pace: Prng;
  readonly #trades: Prng;
  /** Of the latest trade of `next`, by their place in `COUNTS`. */
  readonly #words = new Uint32Array(COUNTS.length);
  #nextAt: number;

  /**
   * @param pace the stream of this name
   * @param trades the stream of this name
   * @param nextAt when the first of these trades is due; null at the start of a run, where the delay is drawn
   */
  constructor(pace: Prng, trades: Prng, nextAt: number | null = null) {
    this.#pace = pace;
    this.#trades = trades;
    this.#nextAt = nextAt ?? DELAYS.draw(pace);
  }

  /** When the next trade is due: simulated ms since the start of the run. */
  get nextAt(): number {
    return this.#nextAt;
  }

  /** The trade that is due at `nextAt`; from then on the one after it is the next. */
  next(): TradeDraw {
    const words = this.#words;
    const size = this.nextSize(words);
    return { assetWord: words[0] ?? 0, currencyWord: words[1] ?? 0, size, sellWord: words[3] ?? 0 };
  }

  /**
   * The size of that trade alone: the same draws.
   *
   * @param words where all words of the trade are written, for who needs more
   */
  nextSize(words?: Uint32Array): number {
    const trades = this.#trades;
    const counts = COUNTS;
    let sizeWord = 0;
    for (let place = 0; place < counts.length; place += 1) {
      const word = uniformWord(trades, counts[place] ?? 1);
      if (place === SIZE_PLACE) sizeWord = word;
      if (words !== undefined) words[place] = word;
    }
    this.#nextAt += DELAYS.draw(this.#pace);
    return SIZES.numberOf(sizeWord);
  }
}
