import { advance } from './advance';
import { createSession } from './createSession';
import { FeedGenerator, toFeedTrade } from './dashboardTrades';
import { ROUND_TRADES } from './limits';
import type { Run } from './run';
import { ROUND_MS } from './scriptState';
import type { Session } from './session';
import { type FeedTrade, isOpen, type SoldTrade } from './trade';
import { startTrading } from './tradingScript';

/** A trade and when it was closed: simulated ms since the start of the run. */
export type ClosedTrade = { readonly at: number; readonly trade: FeedTrade | SoldTrade };

/**
 * Every trade that a run has closed up to and including `moment`, in order of closing; computed from the seed, since a
 * session keeps only the latest ten. On `/v` these are the two trades of each finished round, the lower number first;
 * the five that it starts with were closed before the run began.
 *
 * Time is linear in the trades, memory constant: a month of the dashboard is 1,300,000 trades.
 *
 * @param moment simulated ms since the start of the run, 0 or more
 */
export function* tradesUntil(run: Run, moment: number): Generator<ClosedTrade, void, undefined> {
  const session = createSession(run);
  yield* session.script === null ? feedTradesUntil(session, moment) : roundTradesUntil(session, moment);
}

function* feedTradesUntil(session: Session, moment: number): Generator<ClosedTrade> {
  const feed = new FeedGenerator(session);
  for (let at = feed.nextAt; at <= moment; at = feed.nextAt) yield { at, trade: toFeedTrade(feed.next()) };
}

/** While the script waits for a press simulated time stops, so rounds follow each other directly. */
function* roundTradesUntil(session: Session, moment: number): Generator<ClosedTrade> {
  const playRound = (from: Session) => advance(startTrading(from), ROUND_MS);
  for (let played = playRound(session); played.now <= moment; played = playRound(played)) {
    for (const trade of played.trades.slice(0, ROUND_TRADES).reverse()) {
      if (!isOpen(trade)) yield { at: played.now, trade };
    }
  }
}
