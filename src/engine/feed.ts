import { bookTrades } from './account';
import { type DrawnIdentity, IdentityGenerator, toIdentity } from './identity';
import { drawInstrument, type Instrument } from './instrument';
import { CHANCE, LIST_LENGTH, PACE, TRADE_PROFIT, TRADE_SELL } from './limits';
import { hasFairCoin, type Market, marketOf } from './market';
import type { Cents } from './money';
import { uniformInRange, uniformInt } from './random/draw';
import { Prng } from './random/prng';
import type { Streams } from './random/streams';
import type { BaseSession, FeedMode, Session } from './session';
import { type FeedTrade, trimTrades } from './trade';

/** The dashboard starts with an empty list; the first trade comes after the first delay. */
export function createFeedSession(base: BaseSession): Session {
  const pace = new Prng(base.streams.pace);
  const nextAt = uniformInRange(pace, PACE);
  return {
    ...base,
    account: marketOf(base.run) ? { ...base.account, won: 0 } : base.account,
    trades: [],
    mode: { kind: 'feed', nextAt },
    streams: { ...base.streams, pace: pace.state() },
  };
}

/** A trade of the feed as it is drawn; `toFeedTrade` makes the trade of it. */
export type DrawnTrade = {
  readonly instrument: Instrument;
  readonly profit: Cents;
  readonly sell: Cents;
  readonly identity: DrawnIdentity;
};

/** Draws the trades of the feed one after another, from the state of a session. The session is not changed. */
export class FeedGenerator {
  readonly #streams: Streams;
  readonly #market: Market | undefined;
  readonly #pace: Prng;
  readonly #trades: Prng;
  readonly #outcomes: Prng;
  readonly #identities: IdentityGenerator;
  #nextAt: number;

  constructor({ run, streams, trades }: Session, { nextAt }: FeedMode) {
    this.#streams = streams;
    this.#market = marketOf(run);
    this.#pace = new Prng(streams.pace);
    this.#trades = new Prng(streams.trades);
    this.#outcomes = new Prng(streams.outcomes);
    this.#identities = new IdentityGenerator(streams.identity, trades);
    this.#nextAt = nextAt;
  }

  /** When the next trade is due: simulated ms since the start of the run. */
  get nextAt(): number {
    return this.#nextAt;
  }

  /** The trade that is due at `nextAt`; from then on the one after it is the next. */
  next(): DrawnTrade {
    const instrument = drawInstrument(this.#trades);
    const size = uniformInRange(this.#trades, TRADE_PROFIT);
    const profit = this.#market === undefined ? size : this.#resultIn(this.#market, size);
    const sell = uniformInRange(this.#trades, TRADE_SELL);
    const identity = this.#identities.next();
    this.#nextAt += uniformInRange(this.#pace, PACE);
    return { instrument, profit, sell, identity };
  }

  /** The sign has a stream of its own: instruments, sizes, sell values and pace stay those of the specified run. */
  #resultIn(market: Market, size: Cents): Cents {
    return (this.#coinWins(market) ? size : -size) - market.cost;
  }

  /**
   * One draw per trade. A fair coin is one of 2, as when links to the fair market were first shared; one of 10,000 would be
   * as fair, but would decide otherwise on the same words.
   */
  #coinWins(market: Market): boolean {
    if (hasFairCoin(market)) return uniformInt(this.#outcomes, 2) === 1;
    return uniformInt(this.#outcomes, CHANCE.to) < market.chance;
  }

  /** The states of all streams after the trades drawn so far. */
  streams(): Streams {
    return {
      ...this.#streams,
      pace: this.#pace.state(),
      trades: this.#trades.state(),
      identity: this.#identities.state(),
      outcomes: this.#outcomes.state(),
    };
  }
}

/**
 * Runs the feed up to and including `until` (simulated ms). Time is linear in the trades, memory constant: only the
 * trades that stay in the list are kept.
 */
export function advanceFeed(session: Session, mode: FeedMode, until: number): Session {
  if (mode.nextAt > until) return { ...session, now: until };
  const generator = new FeedGenerator(session, mode);
  const latest: DrawnTrade[] = [];
  let closed = 0;
  let profit = 0;
  let won = 0;
  while (generator.nextAt <= until) {
    const drawn = generator.next();
    latest.push(drawn);
    if (latest.length > LIST_LENGTH) latest.shift();
    closed += 1;
    profit += drawn.profit;
    if (drawn.profit > 0) won += 1;
  }
  return {
    ...session,
    now: until,
    account: bookTrades(session.account, { profit, closed, won }),
    trades: trimTrades([...latest.map(toFeedTrade).reverse(), ...session.trades]),
    mode: { kind: 'feed', nextAt: generator.nextAt },
    streams: generator.streams(),
  };
}

/** Specification, section 3: on the dashboard buy equals sell minus profit. */
export function toFeedTrade({ instrument, profit, sell, identity }: DrawnTrade): FeedTrade {
  // Field by field: an export makes a million of these, and spreading takes five times as long.
  const { currencySell, currencyBuy } = instrument;
  const { key, uuid } = toIdentity(identity);
  return { currencySell, currencyBuy, profit, sell, buy: sell - profit, key, uuid };
}
