import { book } from './account';
import { drawIdentity, type Identity, spell } from './identity';
import { drawInstrument, type Instrument } from './instrument';
import { LIST_LENGTH, PACE, TRADE_PROFIT, TRADE_SELL } from './limits';
import type { Cents } from './money';
import { between } from './random/draw';
import { Prng } from './random/prng';
import type { BlankSession, FeedProgramme, Session } from './session';
import { type FeedTrade, trim } from './trade';

type Drawn = {
  readonly instrument: Instrument;
  readonly profit: Cents;
  readonly sell: Cents;
  readonly identity: Identity;
};

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
 * day only the ten trades that stay are spelled out.
 */
export function runFeed(session: Session, programme: FeedProgramme, until: number): Session {
  if (programme.nextAt > until) return { ...session, now: until };
  const pace = new Prng(session.streams.pace);
  const trades = new Prng(session.streams.trades);
  const identity = new Prng(session.streams.identity);
  // The keys on screen, as a ring: a new row must differ from every row that it will stand beside.
  const keys = session.trades.map((trade) => trade.key).reverse();
  const latest: Drawn[] = [];
  const taken = (key: number) => keys.includes(key);
  let { nextAt } = programme;
  let drawn = 0;
  let sum = 0;
  while (nextAt <= until) {
    const trade: Drawn = {
      instrument: drawInstrument(trades),
      profit: between(trades, TRADE_PROFIT),
      sell: between(trades, TRADE_SELL),
      identity: drawIdentity(identity, taken),
    };
    latest[drawn % LIST_LENGTH] = trade;
    if (keys.length === LIST_LENGTH) keys.shift();
    keys.push(trade.identity.key);
    sum += trade.profit;
    drawn += 1;
    nextAt += between(pace, PACE);
  }
  const newest = Array.from({ length: latest.length }, (_, age) => latest[(drawn - 1 - age) % LIST_LENGTH]);
  return {
    ...session,
    now: until,
    account: book(session.account, sum, drawn),
    trades: trim([...newest.flatMap((trade) => (trade ? [toTrade(trade)] : [])), ...session.trades]),
    programme: { kind: 'feed', nextAt },
    streams: { ...session.streams, pace: pace.state(), trades: trades.state(), identity: identity.state() },
  };
}

/** Section 3: on the dashboard buy equals sell minus profit. */
function toTrade({ instrument, profit, sell, identity }: Drawn): FeedTrade {
  return { ...instrument, profit, sell, buy: sell - profit, ...spell(identity) };
}
