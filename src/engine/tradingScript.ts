import { bookTrades, type OnBooking, tradeCount } from './account';
import { IdentityGenerator, toIdentity } from './identity';
import { drawInstrument } from './instrument';
import { HOLDING_TICKS, TICK_MS, TRADE_PROFIT, V_BUY, V_LIST_LENGTH } from './limits';
import { roundHalfAway } from './money';
import { uniformInRange } from './random/draw';
import { Prng } from './random/prng';
import { drawRound, roundTrades } from './round';
import {
  analysisState,
  canStart,
  OPENED_MS,
  ROUND_MS,
  type RunningState,
  type ScriptState,
  scriptEventAt,
} from './scriptState';
import type { BaseSession, ScriptMode, Session } from './session';
import { type SoldTrade, trimTrades } from './trade';

/** `/v` starts with five sold trades, numbered downward from the trade count. */
export function createScriptSession(base: BaseSession): Session {
  const history = new Prng(base.streams.history);
  const identities = new IdentityGenerator(base.streams.identity, []);
  const newest = roundHalfAway(base.account.startTrades);
  const trades: SoldTrade[] = [];
  for (let age = 0; age < V_LIST_LENGTH; age += 1) {
    const instrument = drawInstrument(history);
    const profit = uniformInRange(history, TRADE_PROFIT);
    const buy = uniformInRange(history, V_BUY);
    const identity = toIdentity(identities.next());
    trades.push({
      ...instrument,
      profit,
      buy,
      sell: buy + profit,
      ...identity,
      number: newest - age,
      status: 'sold',
    });
  }
  return {
    ...base,
    trades,
    mode: inState({ name: 'idle' }),
    streams: { ...base.streams, history: history.state(), identity: identities.state() },
  };
}

/** The press of Start Trading, now. While a script runs, and on the dashboard, it changes nothing. */
export function startTrading(session: Session): Session {
  const { mode, now } = session;
  if (mode.kind !== 'script' || !canStart(mode.state)) return session;
  return { ...session, mode: inState(analysisState(now, now)) };
}

/**
 * Runs the script up to and including `until` (simulated ms), at most to the end of the round. While it waits for a
 * press, simulated time stops.
 */
export function advanceScript(
  session: Session,
  { state }: ScriptMode,
  until: number,
  onBooking?: OnBooking,
): Session {
  if (canStart(state)) return session;
  if (scriptEventAt(state) > until) return { ...session, now: until };
  const { startedAt } = state;
  if (until < startedAt + OPENED_MS) {
    return { ...session, now: until, mode: inState(analysisState(startedAt, until)) };
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
  const { round, streams } = isHolding
    ? { round: state.round, streams: session.streams }
    : openRound(session);
  const olderTrades = isHolding ? session.trades.slice(round.length) : session.trades;
  const ticks = Math.min(Math.floor((until - startedAt - OPENED_MS) / TICK_MS), HOLDING_TICKS);
  const trades = roundTrades(round, ticks);
  const updated = { ...session, streams, trades: trimTrades([...trades, ...olderTrades]) };
  if (ticks < HOLDING_TICKS) {
    return { ...updated, now: until, mode: inState({ name: 'holding', ticks, round, startedAt }) };
  }
  // Total and count grow only here, by both trades at once.
  const profit = trades.reduce((sum, trade) => sum + trade.profit, 0);
  const now = startedAt + ROUND_MS;
  onBooking?.(now, profit);
  return {
    ...updated,
    now,
    account: bookTrades(session.account, { profit, closed: trades.length, won: trades.length }),
    mode: inState({ name: 'settled' }),
  };
}

/** The numbers go on from the trade count. */
function openRound({ streams, trades, account }: Session) {
  return drawRound(streams, trades, roundHalfAway(tradeCount(account)) + 1);
}

const inState = (state: ScriptState): ScriptMode => ({ kind: 'script', state });
