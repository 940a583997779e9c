import { feedFrom, toFeedTrade } from './feed';
import { roundHalfAway } from './money';
import { openSession } from './openSession';
import type { Run } from './run';
import { ROUND_MS } from './scriptState';
import type { FeedProgramme, Session } from './session';
import type { FeedTrade, SoldTrade } from './trade';
import { blankDraw } from './tradeDraw';
import { roundsFrom, toSoldTrade } from './tradingScript';

/** A trade and the simulated millisecond of the run in which it was closed. */
export type ClosedTrade = { readonly at: number; readonly trade: FeedTrade | SoldTrade };

/**
 * Every trade that a run has closed up to and including `moment` (simulated ms), in order of closing; computed from
 * the seed, since a session keeps only the latest ten. On `/v` these are the two trades of each finished round, the
 * lower number first; the five that it starts with were closed before the run began.
 *
 * Linear, and keeps nothing: a month of the dashboard is 1,300,000 trades.
 *
 * A door of its own beside `index.ts`: the first page does without it.
 */
export function* tradesUntil(run: Run, moment: number): Generator<ClosedTrade, void, undefined> {
  const session = openSession(run);
  const { programme } = session;
  yield* programme.kind === 'feed' ? feedUntil(session, programme, moment) : roundsUntil(session, moment);
}

function* feedUntil(session: Session, programme: FeedProgramme, moment: number): Generator<ClosedTrade> {
  const feed = feedFrom(session, programme);
  const draw = blankDraw();
  for (let at = feed.dueAt(); at <= moment; at = feed.dueAt()) {
    feed.drawInto(draw);
    yield { at, trade: toFeedTrade(draw) };
  }
}

/** While the script waits for a press simulated time stands still, so that one round follows the other. */
function* roundsUntil(session: Session, moment: number): Generator<ClosedTrade> {
  const script = roundsFrom(session);
  const first = blankDraw();
  const second = blankDraw();
  const { startTrades } = session.account;
  for (let at = ROUND_MS; at <= moment; at += ROUND_MS) {
    script.drawInto(first, second);
    const count = roundHalfAway(startTrades + 2 * (at / ROUND_MS - 1));
    yield { at, trade: toSoldTrade(first, count + 1) };
    yield { at, trade: toSoldTrade(second, count + 2) };
  }
}
