import { bookTrades, type OnBooking } from './account';
import { type DrawnIdentity, IdentityGenerator, toIdentity } from './identity';
import { LIST_LENGTH } from './limits';
import { type Step, stepOf } from './markets';
import type { Cents } from './money';
import { Prng } from './random/prng';
import type { Streams } from './random/streams';
import { marketOf } from './run';
import type { Session } from './session';
import type { FeedTrade } from './trade';
import { type TradeDraw, TradeGenerator } from './tradeGenerator';

/** A trade of the feed as it is drawn; `toFeedTrade` makes the trade of it. */
export type DrawnTrade = Omit<TradeDraw, 'size'> & {
  readonly profit: Cents;
  readonly identity: DrawnIdentity;
};

/** Draws the trades of the feed with their results and identities, from the state of a session. The session is not changed. */
export class FeedGenerator {
  readonly #streams: Streams;
  readonly #trades: TradeGenerator;
  readonly #step: Step;
  readonly #outcomes: Prng;
  readonly #identities: IdentityGenerator;

  constructor({ run, streams, trades, nextAt }: Session) {
    this.#streams = streams;
    this.#trades = new TradeGenerator((name) => streams[name], nextAt);
    this.#step = stepOf(marketOf(run));
    this.#outcomes = new Prng(streams.outcomes);
    this.#identities = new IdentityGenerator(streams.identity, trades);
  }

  /** When the next trade is due: simulated ms since the start of the run. */
  get nextAt(): number {
    return this.#trades.nextAt;
  }

  /** The trade that is due at `nextAt`; from then on the one after it is the next. */
  next(): DrawnTrade {
    const { currencySell, currencyBuy, size, sell } = this.#trades.next();
    const profit = this.#step(this.#outcomes, size);
    return { currencySell, currencyBuy, profit, sell, identity: this.#identities.next() };
  }

  /** The states of all streams after the trades drawn so far. */
  streams(): Streams {
    const [outcomes, identity] = [this.#outcomes.state(), this.#identities.state()];
    return { ...this.#streams, ...this.#trades.streams(), outcomes, identity };
  }
}

/**
 * Runs the feed up to and including `until` (simulated ms). Time is linear in the trades, memory constant: only the
 * trades that stay in the list are kept. The script of `/v` does not advance.
 */
export function advanceFeed(session: Session, until: number, onBooking?: OnBooking): Session {
  const { script, nextAt } = session;
  if (script !== null) return session;
  if (nextAt !== null && nextAt > until) return { ...session, now: until };
  const feed = new FeedGenerator(session);
  const latest: DrawnTrade[] = [];
  let closed = 0;
  let profit = 0;
  let won = 0;
  for (let at = feed.nextAt; at <= until; at = feed.nextAt) {
    const drawn = feed.next();
    latest.push(drawn);
    if (latest.length > LIST_LENGTH) latest.shift();
    closed += 1;
    profit += drawn.profit;
    if (drawn.profit > 0) won += 1;
    onBooking?.(at, drawn.profit);
  }
  return {
    ...session,
    now: until,
    account: bookTrades(session.account, { profit, closed, won }),
    trades: [...latest.map(toFeedTrade).reverse(), ...session.trades].slice(0, LIST_LENGTH),
    nextAt: feed.nextAt,
    streams: feed.streams(),
  };
}

/** Specification, section 3: on the dashboard buy equals sell minus profit. */
export function toFeedTrade({ currencySell, currencyBuy, profit, sell, identity }: DrawnTrade): FeedTrade {
  // Field by field: an export makes a million of these, and spreading takes five times as long.
  const { key, uuid } = toIdentity(identity);
  return { currencySell, currencyBuy, profit, sell, buy: sell - profit, key, uuid };
}
