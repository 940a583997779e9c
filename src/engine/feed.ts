import { book } from './account';
import { blankIdentity, drawIdentity, type IdentityDraw, recentKeys, spell } from './identity';
import { blankInstrument, drawInstrument, type InstrumentDraw, instrumentOf } from './instrument';
import { LIST_LENGTH, PACE, TRADE_PROFIT, TRADE_SELL } from './limits';
import type { Cents } from './money';
import { between } from './random/draw';
import { Prng } from './random/prng';
import type { BlankSession, FeedProgramme, Session } from './session';
import { type FeedTrade, trim } from './trade';

/** A trade as it is drawn: numbers only, in a place that is used again. */
type FeedDraw = IdentityDraw & InstrumentDraw & { profit: Cents; sell: Cents };

const blankDraw = (): FeedDraw => ({ ...blankIdentity(), ...blankInstrument(), profit: 0, sell: 0 });

/** The dashboard starts with an empty list; the first trade comes after the first delay. */
export function openFeed(blank: BlankSession): Session {
  const pace = new Prng(blank.streams.pace);
  const nextAt = between(pace, PACE);
  return {
    ...blank,
    trades: [],
    programme: { kind: 'feed', nextAt },
    streams: { ...blank.streams, pace: pace.state() },
  };
}

/**
 * Runs the feed up to and including `until` (simulated ms). Linear in trades, constant in memory: of a simulated
 * day only the ten trades that stay become trades, all others are numbers that pass by.
 */
export function runFeed(session: Session, programme: FeedProgramme, until: number): Session {
  if (programme.nextAt > until) return { ...session, now: until };
  const pace = new Prng(session.streams.pace);
  const trades = new Prng(session.streams.trades);
  const identity = new Prng(session.streams.identity);
  const latest = Array.from({ length: LIST_LENGTH }, blankDraw);
  const taken = recentKeys(session.trades);
  let { nextAt } = programme;
  let drawn = 0;
  let sum = 0;
  while (nextAt <= until) {
    const draw = latest[drawn % LIST_LENGTH] ?? blankDraw();
    drawInstrument(trades, draw);
    draw.profit = between(trades, TRADE_PROFIT);
    draw.sell = between(trades, TRADE_SELL);
    drawIdentity(identity, taken, draw);
    sum += draw.profit;
    drawn += 1;
    nextAt += between(pace, PACE);
  }
  const kept = Math.min(drawn, LIST_LENGTH);
  const newest = Array.from({ length: kept }, (_, age) => latest[(drawn - 1 - age) % LIST_LENGTH]);
  return {
    ...session,
    now: until,
    account: book(session.account, sum, drawn),
    trades: trim([...newest.flatMap((draw) => (draw ? [toTrade(draw)] : [])), ...session.trades]),
    programme: { kind: 'feed', nextAt },
    streams: { ...session.streams, pace: pace.state(), trades: trades.state(), identity: identity.state() },
  };
}

/** Section 3: on the dashboard buy equals sell minus profit. */
function toTrade(draw: FeedDraw): FeedTrade {
  const { profit, sell } = draw;
  return { ...instrumentOf(draw), profit, sell, buy: sell - profit, ...spell(draw) };
}
