import { book } from './account';
import { drawIdentity, recentKeys, spell } from './identity';
import { drawInstrument, instrumentOf } from './instrument';
import { FAIR_COST, LIST_LENGTH, PACE, TRADE_PROFIT, TRADE_SELL } from './limits';
import { below, between } from './random/draw';
import { Prng } from './random/prng';
import type { Streams } from './random/streams';
import type { BlankSession, FeedProgramme, Session } from './session';
import { type FeedTrade, trim } from './trade';
import { blankDraw, type TradeDraw } from './tradeDraw';

/** The dashboard starts with an empty list; the first trade comes after the first delay. */
export function openFeed(blank: BlankSession): Session {
  const pace = new Prng(blank.streams.pace);
  const nextAt = between(pace, PACE);
  return {
    ...blank,
    account: blank.run.scenario ? { ...blank.account, won: 0 } : blank.account,
    trades: [],
    programme: { kind: 'feed', nextAt },
    streams: { ...blank.streams, pace: pace.state() },
  };
}

/** The feed from where a session stands: one trade after another, as numbers that pass by. */
export function feedFrom(session: Session, { nextAt }: FeedProgramme) {
  const pace = new Prng(session.streams.pace);
  const trades = new Prng(session.streams.trades);
  const identity = new Prng(session.streams.identity);
  const outcomes = new Prng(session.streams.outcomes);
  const taken = recentKeys(session.trades);
  let dueAt = nextAt;
  return {
    /** When the next trade is due, in simulated milliseconds. */
    dueAt: () => dueAt,
    /** Writes the next trade into `draw`; from then on the one after it is the next. */
    drawInto(draw: TradeDraw): void {
      drawInstrument(trades, draw);
      draw.profit = between(trades, TRADE_PROFIT);
      // A stream of its own for the sign: instruments, sizes, sell values and pace stay those of the specified run.
      if (session.run.scenario)
        draw.profit = (below(outcomes, 2) === 0 ? -draw.profit : draw.profit) - FAIR_COST;
      draw.sell = between(trades, TRADE_SELL);
      drawIdentity(identity, taken, draw);
      dueAt += between(pace, PACE);
    },
    streams: (): Streams => ({
      ...session.streams,
      pace: pace.state(),
      trades: trades.state(),
      identity: identity.state(),
      outcomes: outcomes.state(),
    }),
  };
}

/**
 * Runs the feed up to and including `until` (simulated ms). Linear in trades, constant in memory: of a simulated
 * day only the ten trades that stay become trades, all others are numbers that pass by.
 */
export function runFeed(session: Session, programme: FeedProgramme, until: number): Session {
  if (programme.nextAt > until) return { ...session, now: until };
  const feed = feedFrom(session, programme);
  const latest = Array.from({ length: LIST_LENGTH }, blankDraw);
  let drawn = 0;
  let sum = 0;
  let won = 0;
  while (feed.dueAt() <= until) {
    const draw = latest[drawn % LIST_LENGTH] ?? blankDraw();
    feed.drawInto(draw);
    sum += draw.profit;
    if (draw.profit > 0) won += 1;
    drawn += 1;
  }
  return {
    ...session,
    now: until,
    account: book(session.account, sum, drawn, won),
    trades: trim([...newestFirst(latest, drawn).map(toFeedTrade), ...session.trades]),
    programme: { kind: 'feed', nextAt: feed.dueAt() },
    streams: feed.streams(),
  };
}

/** Section 3: on the dashboard buy equals sell minus profit. */
export function toFeedTrade(draw: TradeDraw): FeedTrade {
  const { profit, sell } = draw;
  // Field by field: an export makes a million of these, and spreading would take most of its time.
  const { currencySell, currencyBuy } = instrumentOf(draw);
  const { key, uuid } = spell(draw);
  return { currencySell, currencyBuy, profit, sell, buy: sell - profit, key, uuid };
}

/** What stands in a ring of places that was written `drawn` times, from the last written back. */
function newestFirst(ring: readonly TradeDraw[], drawn: number): TradeDraw[] {
  const oldest = drawn % LIST_LENGTH;
  return [...ring.slice(oldest), ...ring.slice(0, oldest)].reverse().slice(0, drawn);
}
