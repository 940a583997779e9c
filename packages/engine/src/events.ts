import { advance } from './advance';
import { createSession } from './createSession';
import { DashboardTrades, type DrawnTrade, toFeedTrade } from './dashboardTrades';
import { ANALYSIS_STEP_MS, ANALYSIS_STEPS, HOLDING_TICKS, ROUND_TRADES, TICK_MS } from './limits';
import { type Round, roundTrades } from './round';
import type { Run } from './run';
import { OPENED_MS, ROUND_MS } from './scriptState';
import type { Session } from './session';
import type { FeedTrade, NewTrade, SoldTrade } from './trade';
import { startTrading } from './tradingScript';

/** What happens in a run, and when: simulated ms since its start. */
export type RunEvent =
  | { readonly type: 'session.opened'; readonly at: number; readonly name: string }
  | { readonly type: 'step.changed'; readonly at: number; readonly step: number }
  | { readonly type: 'trade.opened' | 'position.changed'; readonly at: number; readonly trade: NewTrade }
  | { readonly type: 'trade.sold'; readonly at: number; readonly trade: DrawnTrade | SoldTrade };

/** The result of the analysis comes after its steps. */
export const RESULT_STEP = ANALYSIS_STEPS + 1;

/** Of a round of `/v`: its steps, and two positions from their opening to their sale. */
export const ROUND_EVENTS = RESULT_STEP + ROUND_TRADES * (HOLDING_TICKS + 1);

/**
 * The events of a run after a session, in order, without end. On `/v` simulated time stops while the script waits for a
 * press. Here nobody presses: rounds follow each other directly. Memory is constant and small.
 *
 * @param session of `/v` only at the end of a round
 */
export function eventsAfter(session: Session): RunEvents {
  return session.script === null ? dashboardEvents(session) : scriptEvents(session);
}

export type RunEvents = Generator<RunEvent, never, undefined>;

const opened = ({ account }: Session): RunEvent => ({ type: 'session.opened', at: 0, name: account.name });

function* dashboardEvents(session: Session): RunEvents {
  if (session.now === 0) yield opened(session);
  const trades = new DashboardTrades(session);
  for (;;) {
    const at = trades.nextAt;
    yield { type: 'trade.sold', at, trade: trades.next() };
  }
}

function* scriptEvents(first: Session): RunEvents {
  if (first.now === 0) yield opened(first);
  let session = first;
  for (;;) {
    const { now } = session;
    for (let step = 1; step <= RESULT_STEP; step += 1)
      yield { type: 'step.changed', at: now + (step - 1) * ANALYSIS_STEP_MS, step };
    const holding = advance(startTrading(session), OPENED_MS);
    if (holding.script?.name !== 'holding') throw new Error('The positions of a round are opened by now.');
    yield* positionEvents(holding.script.round, now + OPENED_MS);
    session = advance(holding, ROUND_MS - OPENED_MS);
  }
}

/** The two positions of a round, from their opening at `openedAt` to their sale; the lower number first. */
function* positionEvents(round: Round, openedAt: number): Generator<RunEvent, void, undefined> {
  for (let ticks = 0; ticks <= HOLDING_TICKS; ticks += 1) {
    const at = openedAt + ticks * TICK_MS;
    const [higher, lower] = roundTrades(round, ticks);
    for (const trade of [lower, higher])
      if (trade.status === 'sold') yield { type: 'trade.sold', at, trade };
      else yield { type: ticks === 0 ? 'trade.opened' : 'position.changed', at, trade };
  }
}

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
  for (const event of eventsAfter(createSession(run))) {
    if (event.at > moment) return;
    if (event.type === 'trade.sold') yield { at: event.at, trade: toClosed(event.trade) };
  }
}

/**
 * A trade of the dashboard takes longest where its words and its identity are made into text; one that is left out is
 * not.
 */
export function toClosed(trade: DrawnTrade | SoldTrade): FeedTrade | SoldTrade {
  return 'identity' in trade ? toFeedTrade(trade) : trade;
}
