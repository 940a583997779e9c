import { bookTrades, type OnBooking } from './account';
import { type DrawnIdentity, IdentityGenerator, toIdentity } from './identity';
import { LIST_LENGTH } from './limits';
import type { Streams } from './random/streams';
import type { Session } from './session';
import type { FeedTrade } from './trade';
import { type TradeDraw, TradeGenerator } from './tradeGenerator';

/** A trade of the feed as it is drawn; `toFeedTrade` makes the trade of it. */
export type DrawnTrade = TradeDraw & { readonly identity: DrawnIdentity };

/** Draws the trades of the feed with their identities, from the state of a session. The session is not changed. */
export class FeedGenerator extends TradeGenerator {
  readonly #streams: Streams;
  readonly #identities: IdentityGenerator;

  constructor({ run, streams, trades, nextAt }: Session) {
    super(run, (name) => streams[name], nextAt);
    this.#streams = streams;
    this.#identities = new IdentityGenerator(streams.identity, trades);
  }

  override next(): DrawnTrade {
    const { instrument, profit, sell } = super.next();
    return { instrument, profit, sell, identity: this.#identities.next() };
  }

  /** The states of all streams after the trades drawn so far. */
  override streams(): Streams {
    return { ...this.#streams, ...super.streams(), identity: this.#identities.state() };
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
  const generator = new FeedGenerator(session);
  const latest: DrawnTrade[] = [];
  let closed = 0;
  let profit = 0;
  let won = 0;
  for (let at = generator.nextAt; at <= until; at = generator.nextAt) {
    const drawn = generator.next();
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
    nextAt: generator.nextAt,
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
