import { bookTrades, type OnBooking, wholeTradeCount } from './account';
import { HOLDING_TICKS, LIST_LENGTH, TICK_MS } from './limits';
import { cents } from './money';
import { drawRound, roundTrades } from './round';
import {
  analysisState,
  canStart,
  OPENED_MS,
  ROUND_MS,
  type ScriptState,
  scriptChangeAt,
  scriptEventAt,
} from './scriptState';
import type { Session } from './session';

/** The press of Start Trading, now. While a script runs, and on the dashboard, it changes nothing. */
export function startTrading(session: Session): Session {
  const { script, now } = session;
  if (script === null || !canStart(script)) return session;
  return inState(session, analysisState(now, now), now);
}

/**
 * Runs the script up to and including `until` (simulated ms), at most to the end of the round, which is drawn once,
 * when its positions are opened. While it waits for a press, simulated time stops.
 */
export function advanceScript(
  session: Session,
  state: ScriptState,
  until: number,
  onBooking?: OnBooking,
): Session {
  if (canStart(state)) return session;
  if (scriptEventAt(state) > until) return inState(session, state, until);
  const { startedAt } = state;
  if (until < startedAt + OPENED_MS) return inState(session, analysisState(startedAt, until), until);
  const isHolding = state.name === 'holding';
  // The numbers of new trades go on from the trade count.
  const { round, streams } = isHolding
    ? { round: state.round, streams: session.streams }
    : drawRound(session.streams, session.trades, wholeTradeCount(session.account) + 1);
  const olderTrades = isHolding ? session.trades.slice(round.length) : session.trades;
  const ticks = Math.min(Math.floor((until - startedAt - OPENED_MS) / TICK_MS), HOLDING_TICKS);
  const trades = roundTrades(round, ticks);
  const updated = { ...session, streams, trades: [...trades, ...olderTrades].slice(0, LIST_LENGTH) };
  if (ticks < HOLDING_TICKS) return inState(updated, { name: 'holding', ticks, round, startedAt }, until);
  // Total and count grow only here, by both trades at once.
  const profit = cents(trades.reduce((sum, trade) => sum + trade.profit, 0));
  const now = startedAt + ROUND_MS;
  onBooking?.(now, profit);
  const account = bookTrades(session.account, { profit, closed: trades.length, won: trades.length });
  return inState({ ...updated, account }, { name: 'settled' }, now);
}

function inState(session: Session, script: ScriptState, now: number): Session {
  return { ...session, now, script, nextAt: canStart(script) ? null : scriptChangeAt(script, now) };
}
