import { drawInstrument, type Instrument } from './instrument';
import { PACE, TRADE_PROFIT, TRADE_SELL } from './limits';
import { type Step, stepOf } from './markets';
import type { Cents } from './money';
import { uniformInRange } from './random/draw';
import { Prng, type PrngState } from './random/prng';
import type { StreamName, Streams } from './random/streams';
import { marketOf, type Run } from './run';

/** A trade of the feed without its identity. */
export type TradeDraw = {
  readonly instrument: Instrument;
  readonly profit: Cents;
  readonly sell: Cents;
};

/** Draws the trades of the feed one after another: when each is closed and what it brings. */
export class TradeGenerator {
  readonly #result: Step;
  readonly #pace: Prng;
  readonly #trades: Prng;
  readonly #outcomes: Prng;
  #nextAt: number;

  /**
   * @param run of the dashboard; for one of `/v` the trades of the dashboard with the same seed are drawn
   * @param stateOf the state of a stream
   * @param nextAt when the first of these trades is due; null at the start of a run, where the delay is drawn
   */
  constructor(run: Run, stateOf: (name: StreamName) => PrngState, nextAt: number | null = null) {
    this.#result = stepOf(marketOf(run));
    this.#pace = new Prng(stateOf('pace'));
    this.#trades = new Prng(stateOf('trades'));
    this.#outcomes = new Prng(stateOf('outcomes'));
    this.#nextAt = nextAt ?? uniformInRange(this.#pace, PACE);
  }

  /** When the next trade is due: simulated ms since the start of the run. */
  get nextAt(): number {
    return this.#nextAt;
  }

  /** The trade that is due at `nextAt`; from then on the one after it is the next. */
  next(): TradeDraw {
    const instrument = drawInstrument(this.#trades);
    const size = uniformInRange(this.#trades, TRADE_PROFIT);
    const profit = this.#result(this.#outcomes, size);
    const sell = uniformInRange(this.#trades, TRADE_SELL);
    this.#nextAt += uniformInRange(this.#pace, PACE);
    return { instrument, profit, sell };
  }

  /** The states after the trades drawn so far. */
  streams(): Pick<Streams, 'pace' | 'trades' | 'outcomes'> {
    return { pace: this.#pace.state(), trades: this.#trades.state(), outcomes: this.#outcomes.state() };
  }
}
