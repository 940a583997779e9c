import { book, tradeCount } from './account';
import { blankIdentity, drawIdentity, type IdentityDraw, recentKeys, spell } from './identity';
import { blankInstrument, drawInstrument, type InstrumentDraw, instrumentOf } from './instrument';
import {
  ANALYSIS_STEPS,
  HOLDING_TICKS,
  RISE_LARGE,
  RISE_SMALL,
  TRADE_PROFIT,
  V_BUY,
  V_LIST_LENGTH,
} from './limits';
import { type Cents, roundHalfAway } from './money';
import { between } from './random/draw';
import { Prng } from './random/prng';
import { mayStart, ROUND_MS, type ScriptState, scriptDueAt } from './scriptState';
import type { BlankSession, ScriptProgramme, Session } from './session';
import { close, isOpen, type NewTrade, raise, type SoldTrade, trim } from './trade';

/** `/v` starts with five sold trades, numbered downward from the trade count. */
export function openScript(blank: BlankSession): Session {
  const history = new Prng(blank.streams.history);
  const identity = new Prng(blank.streams.identity);
  const newest = roundHalfAway(blank.account.startTrades);
  const trades: SoldTrade[] = [];
  const taken: number[] = [];
  for (let age = 0; age < V_LIST_LENGTH; age += 1) {
    const draw = blankDraw();
    drawInstrument(history, draw);
    const profit = between(history, TRADE_PROFIT);
    const buy = between(history, V_BUY);
    drawIdentity(identity, taken, draw);
    const number = newest - age;
    trades.push({
      ...instrumentOf(draw),
      profit,
      buy,
      sell: buy + profit,
      ...spell(draw),
      number,
      status: 'sold',
    });
  }
  return {
    ...blank,
    trades,
    programme: { kind: 'script', state: { name: 'idle' } },
    streams: { ...blank.streams, history: history.state(), identity: identity.state() },
  };
}

/** The press of Start Trading, now. While a script runs, and on the dashboard, it changes nothing. */
export function startTrading(session: Session): Session {
  const { programme, now } = session;
  if (programme.kind !== 'script' || !mayStart(programme.state)) return session;
  return {
    ...session,
    programme: { kind: 'script', state: { name: 'analyzing', step: 1, startedAt: now } },
  };
}

/**
 * Runs the script up to and including `until` (simulated ms), every event at its own due time. While it waits for a
 * press, simulated time stands still: the moment alone says how far the script of a run is.
 */
export function runScript(session: Session, { state: start }: ScriptProgramme, until: number): Session {
  let current = session;
  let state = start;
  let { now } = session;
  for (let dueAt = scriptDueAt(state); dueAt !== null && dueAt <= until; dueAt = scriptDueAt(state)) {
    now = dueAt;
    [current, state] = next(current, state);
  }
  return { ...current, now: mayStart(state) ? now : until, programme: { kind: 'script', state } };
}

function next(session: Session, state: ScriptState): readonly [Session, ScriptState] {
  switch (state.name) {
    case 'analyzing':
      return state.step < ANALYSIS_STEPS
        ? [session, { ...state, step: state.step + 1 }]
        : [session, { name: 'announcing', startedAt: state.startedAt }];
    case 'announcing':
      return [openPositions(session), { name: 'holding', ticks: 0, startedAt: state.startedAt }];
    case 'holding': {
      const risen = risePositions(session);
      const ticks = state.ticks + 1;
      return ticks < HOLDING_TICKS
        ? [risen, { ...state, ticks }]
        : [closePositions(risen), { name: 'settled' }];
    }
    default:
      return [session, state];
  }
}

/** Two new trades, numbered on from the count. The list is newest first, so the second of them leads. */
function openPositions(session: Session): Session {
  const positions = new Prng(session.streams.positions);
  const identity = new Prng(session.streams.identity);
  const taken = recentKeys(session.trades);
  const count = roundHalfAway(tradeCount(session.account));
  const opened: NewTrade[] = [];
  for (let number = count + 1; number <= count + 2; number += 1) {
    const draw = blankDraw();
    drawPosition(positions, identity, taken, draw);
    const { buy } = draw;
    opened.unshift({
      ...instrumentOf(draw),
      profit: 0,
      buy,
      sell: null,
      ...spell(draw),
      number,
      status: 'new',
    });
  }
  return {
    ...session,
    trades: trim([...opened, ...session.trades]),
    streams: { ...session.streams, positions: positions.state(), identity: identity.state() },
  };
}

/** A position as it is drawn: numbers only. */
type PositionDraw = IdentityDraw & InstrumentDraw & { buy: Cents };

const blankDraw = (): PositionDraw => ({ ...blankIdentity(), ...blankInstrument(), buy: 0 });

function drawPosition(positions: Prng, identity: Prng, taken: number[], draw: PositionDraw): void {
  drawInstrument(positions, draw);
  draw.buy = between(positions, V_BUY);
  drawIdentity(identity, taken, draw);
}

/**
 * The session after `rounds` whole rounds of the script: a month of them is arithmetic, not two million lists. The
 * list stays behind, for the rounds to come to replace; that one of their keys repeats one of those left out is a
 * chance of one in 400 million.
 */
export function skipRounds(session: Session, rounds: number): Session {
  const positions = new Prng(session.streams.positions);
  const identity = new Prng(session.streams.identity);
  const rises = new Prng(session.streams.rises);
  const taken = recentKeys(session.trades);
  const draw = blankDraw();
  let sum = 0;
  for (let round = 0; round < rounds; round += 1) {
    drawPosition(positions, identity, taken, draw);
    drawPosition(positions, identity, taken, draw);
    for (let tick = 0; tick < HOLDING_TICKS; tick += 1) {
      sum += between(rises, RISE_SMALL);
      sum += between(rises, RISE_LARGE);
    }
  }
  return {
    ...session,
    now: session.now + rounds * ROUND_MS,
    account: book(session.account, sum, 2 * rounds),
    streams: {
      ...session.streams,
      positions: positions.state(),
      identity: identity.state(),
      rises: rises.state(),
    },
  };
}

/** The first of the two (the lower number) rises by up to 0.3, the second by up to 0.9. */
function risePositions(session: Session): Session {
  const rises = new Prng(session.streams.rises);
  const small = between(rises, RISE_SMALL);
  const large = between(rises, RISE_LARGE);
  const first = Math.min(...session.trades.filter(isOpen).map((trade) => trade.number));
  return {
    ...session,
    trades: session.trades.map((trade) =>
      isOpen(trade) ? raise(trade, trade.number === first ? small : large) : trade,
    ),
    streams: { ...session.streams, rises: rises.state() },
  };
}

/** Total and count grow only here, by both trades at once. */
function closePositions(session: Session): Session {
  const open = session.trades.filter(isOpen);
  const profit = open.reduce((sum, trade) => sum + trade.profit, 0);
  return {
    ...session,
    account: book(session.account, profit, open.length),
    trades: session.trades.map((trade) => (isOpen(trade) ? close(trade) : trade)),
  };
}
