import { bookTrades, type OnBooking } from './account';
import { CRYPTO_ASSETS, FIAT_CURRENCIES } from './assets';
import { type DrawnIdentity, IdentityGenerator, toIdentity } from './identity';
import { LIST_LENGTH } from './limits';
import { type Step, stepOf } from './markets';
import { type Cents, cents } from './money';
import { entryOf } from './random/draw';
import { Prng } from './random/prng';
import { marketOf } from './run';
import type { Session } from './session';
import type { FeedTrade } from './trade';
import { SELL_VALUES, type TradeDraw, TradeGenerator } from './tradeGenerator';

/** A trade of the dashboard as it is drawn; `toFeedTrade` makes the trade of it. */
export type DrawnTrade = TradeDraw & { readonly profit: Cents; readonly identity: DrawnIdentity };

/**
 * Plays the dashboard from a session on, trade by trade: the only place where it is played. The session is not changed.
 */
export class DashboardTrades {
  readonly #session: Session;
  readonly #pace: Prng;
  readonly #draws: Prng;
  readonly #outcomes: Prng;
  readonly #trades: TradeGenerator;
  readonly #step: Step;
  readonly #identities: IdentityGenerator;
  /** The latest ones, oldest first: what is left of them in the list. */
  readonly #latest: DrawnTrade[] = [];
  #profit = 0;
  #closed = 0;
  #won = 0;

  constructor(session: Session) {
    const { run, streams, trades, nextAt } = session;
    this.#session = session;
    this.#pace = new Prng(streams.pace);
    this.#draws = new Prng(streams.trades);
    this.#outcomes = new Prng(streams.outcomes);
    this.#trades = new TradeGenerator(this.#pace, this.#draws, nextAt);
    this.#step = stepOf(marketOf(run));
    this.#identities = new IdentityGenerator(streams.identity, trades);
  }

  /** When the next trade is due: simulated ms since the start of the run. */
  get nextAt(): number {
    return this.#trades.nextAt;
  }

  /** The trade that is due at `nextAt`; from then on the one after it is the next. */
  next(): DrawnTrade {
    const draw = this.#trades.next();
    const { assetWord, currencyWord, size, sellWord } = draw;
    const profit = cents(this.#step(this.#outcomes, size));
    const drawn = { assetWord, currencyWord, size, sellWord, profit, identity: this.#identities.next() };
    this.#latest.push(drawn);
    if (this.#latest.length > LIST_LENGTH) this.#latest.shift();
    this.#profit += profit;
    this.#closed += 1;
    if (profit > 0) this.#won += 1;
    return drawn;
  }

  /** @param now the moment of the session: simulated ms, before `nextAt` */
  session(now: number): Session {
    const session = this.#session;
    return {
      ...session,
      now,
      account: bookTrades(session.account, {
        profit: cents(this.#profit),
        closed: this.#closed,
        won: this.#won,
      }),
      trades: [...this.#latest.map(toFeedTrade).reverse(), ...session.trades].slice(0, LIST_LENGTH),
      nextAt: this.nextAt,
      streams: {
        ...session.streams,
        pace: this.#pace.state(),
        trades: this.#draws.state(),
        outcomes: this.#outcomes.state(),
        identity: this.#identities.state(),
      },
    };
  }
}

/**
 * Runs the dashboard up to and including `until` (simulated ms). Time is linear in the trades, memory constant: only
 * the trades that stay in the list are kept.
 */
export function advanceDashboard(session: Session, until: number, onBooking?: OnBooking): Session {
  const { nextAt } = session;
  if (nextAt !== null && nextAt > until) return { ...session, now: until };
  const trades = new DashboardTrades(session);
  for (let at = trades.nextAt; at <= until; at = trades.nextAt) {
    const { profit } = trades.next();
    onBooking?.(at, profit);
  }
  return trades.session(until);
}

/** Specification, section 3: on the dashboard buy equals sell minus profit. */
export function toFeedTrade({ assetWord, currencyWord, sellWord, profit, identity }: DrawnTrade): FeedTrade {
  // Field by field: an export makes a million of these, and spreading takes five times as long.
  const currencySell = entryOf(CRYPTO_ASSETS, assetWord);
  const currencyBuy = entryOf(FIAT_CURRENCIES, currencyWord);
  const sell = cents(SELL_VALUES.numberOf(sellWord));
  const { key, uuid } = toIdentity(identity);
  return { currencySell, currencyBuy, profit, sell, buy: cents(sell - profit), key, uuid };
}
