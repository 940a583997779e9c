import { feedFrom, toFeedTrade } from './feed';
import { type Cents, roundHalfAway } from './money';
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

/** What a trade of the dashboard brought, and the simulated millisecond in which it was closed. */
export type Result = { readonly at: number; readonly profit: Cents };

/**
 * The results of all trades that a run of the dashboard has closed up to and including `moment` (simulated ms). The
 * trades themselves are not made: a month passes by in a fraction of the time. The object is the same each time.
 *
 * @throws RangeError for a run of `/v`, whose trades are not drawn from one distribution
 */
export function* resultsUntil(run: Run, moment: number): Generator<Result, void, undefined> {
  const session = openSession(run);
  const { programme } = session;
  if (programme.kind !== 'feed') {
    throw new RangeError('resultsUntil() got a run of /v; ask for the dashboard with the same seed.');
  }
  const feed = feedFrom(session, programme);
  const draw = blankDraw();
  const result = { at: 0, profit: 0 };
  for (let at = feed.dueAt(); at <= moment; at = feed.dueAt()) {
    feed.drawInto(draw);
    result.at = at;
    result.profit = draw.profit;
    yield result;
  }
}
