import { CRYPTO_ASSETS, type CryptoAsset, FIAT_CURRENCIES, type FiatCurrency } from './assets';
import { PACE, TRADE_PROFIT, TRADE_SELL } from './limits';
import type { Cents } from './money';
import { pickOne, uniformInRange } from './random/draw';
import { Prng, type PrngState } from './random/prng';
import type { StreamName } from './random/streams';

/** A trade of the dashboard in every market: what is drawn before the market says what it brings. */
export type TradeDraw = {
  readonly currencySell: CryptoAsset;
  readonly currencyBuy: FiatCurrency;
  /** What it brings in the rigged feed. */
  readonly size: Cents;
  readonly sell: Cents;
};

/**
 * The one generator of the dashboard's trades. What else a trade has comes from streams of their own, and is drawn by those who
 * read it: its result (`stepOf`) and its identity (`IdentityGenerator`).
 */
export class TradeGenerator {
  readonly #pace: Prng;
  readonly #trades: Prng;
  #nextAt: number;

  /**
   * @param stateOf the state of a stream
   * @param nextAt when the first of these trades is due; null at the start of a run, where the delay is drawn
   */
  constructor(stateOf: (name: StreamName) => PrngState, nextAt: number | null = null) {
    this.#pace = new Prng(stateOf('pace'));
    this.#trades = new Prng(stateOf('trades'));
    this.#nextAt = nextAt ?? uniformInRange(this.#pace, PACE);
  }

  /** When the next trade is due: simulated ms since the start of the run. */
  get nextAt(): number {
    return this.#nextAt;
  }

  /** The trade that is due at `nextAt`; from then on the one after it is the next. */
  next(): TradeDraw {
    const currencySell = pickOne(this.#trades, CRYPTO_ASSETS);
    const currencyBuy = pickOne(this.#trades, FIAT_CURRENCIES);
    const size = uniformInRange(this.#trades, TRADE_PROFIT);
    const sell = uniformInRange(this.#trades, TRADE_SELL);
    this.#nextAt += uniformInRange(this.#pace, PACE);
    return { currencySell, currencyBuy, size, sell };
  }

  /** The states after the trades drawn so far. */
  streams(): Readonly<Record<'pace' | 'trades', PrngState>> {
    return { pace: this.#pace.state(), trades: this.#trades.state() };
  }
}
