import { bookTrades, type OnBooking, tradeCount } from './account';
import { HOLDING_TICKS, LIST_LENGTH, TICK_MS } from './limits';
import { drawRound, roundTrades } from './round';
import { roundHalfAway } from './roundHalfAway';
import {
  analysisState,
  canStart,
  OPENED_MS,
  ROUND_MS,
  type RunningState,
  type ScriptState,
  scriptChangeAt,
  scriptEventAt,
} from './scriptState';
import type { Session } from './session';

/** The press of Start Trading, now. While a script runs, and on the dashboard, it changes nothing. */
export function startTrading(session: Session): Session {
  const { script, now } = session;
  if (script === null || !canStart(script)) return session;
  return { ...session, ...inState(analysisState(now, now), now) };
}

/**
 * Runs the script up to and including `until` (simulated ms), at most to the end of the round. While it waits for a
 * press, simulated time stops.
 */
export function advanceScript(
  session: Session,
  state: ScriptState,
  until: number,
  onBooking?: OnBooking,
): Session {
  if (canStart(state)) return session;
  if (scriptEventAt(state) > until) return { ...session, now: until, ...inState(state, until) };
  const { startedAt } = state;
  if (until < startedAt + OPENED_MS) {
    return { ...session, now: until, ...inState(analysisState(startedAt, until), until) };
  }
  return advancePositions(session, state, until, onBooking);
}

/** From the opening of the positions to their sale. The round is drawn once, when they are opened. */
function advancePositions(
  session: Session,
  state: RunningState,
  until: number,
  onBooking?: OnBooking,
): Session {
  const { startedAt } = state;
  const isHolding = state.name === 'holding';
  // The numbers of new trades go on from the trade count.
  const { round, streams } = isHolding
    ? { round: state.round, streams: session.streams }
    : drawRound(session.streams, session.trades, roundHalfAway(tradeCount(session.account)) + 1);
  const olderTrades = isHolding ? session.trades.slice(round.length) : session.trades;
  const ticks = Math.min(Math.floor((until - startedAt - OPENED_MS) / TICK_MS), HOLDING_TICKS);
  const trades = roundTrades(round, ticks);
  const updated = { ...session, streams, trades: [...trades, ...olderTrades].slice(0, LIST_LENGTH) };
  if (ticks < HOLDING_TICKS) {
    return { ...updated, now: until, ...inState({ name: 'holding', ticks, round, startedAt }, until) };
  }
  // Total and count grow only here, by both trades at once.
  const profit = trades.reduce((sum, trade) => sum + trade.profit, 0);
  const now = startedAt + ROUND_MS;
  onBooking?.(now, profit);
  return {
    ...updated,
    now,
    account: bookTrades(session.account, { profit, closed: trades.length, won: trades.length }),
    ...inState({ name: 'settled' }, now),
  };
}

function inState(script: ScriptState, now: number): Pick<Session, 'script' | 'nextAt'> {
  return { script, nextAt: canStart(script) ? null : scriptChangeAt(script, now) };
}
