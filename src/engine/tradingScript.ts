import { book, tradeCount } from './account';
import { drawIdentity, recentKeys, spell } from './identity';
import { drawInstrument, instrumentOf } from './instrument';
import {
  ANALYSIS_STEPS,
  HOLDING_TICKS,
  RISE_LARGE,
  RISE_SMALL,
  TRADE_PROFIT,
  V_BUY,
  V_LIST_LENGTH,
} from './limits';
import { roundHalfAway } from './money';
import { between } from './random/draw';
import { Prng } from './random/prng';
import type { Streams } from './random/streams';
import { mayStart, ROUND_MS, type RunningState, type ScriptState, scriptDueAt } from './scriptState';
import type { BlankSession, ScriptProgramme, Session } from './session';
import { close, isOpen, type NewTrade, raise, type SoldTrade, trim } from './trade';
import { blankDraw, type TradeDraw } from './tradeDraw';

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
    draw.profit = between(history, TRADE_PROFIT);
    draw.buy = between(history, V_BUY);
    drawIdentity(identity, taken, draw);
    trades.push(toSoldTrade(draw, newest - age));
  }
  return {
    ...blank,
    trades,
    programme: { kind: 'script', state: { name: 'idle' } },
    streams: { ...blank.streams, history: history.state(), identity: identity.state() },
  };
}

/** Section 4: on `/v` sell equals buy plus profit. Field by field, as in `toFeedTrade`. */
export function toSoldTrade(draw: TradeDraw, number: number): SoldTrade {
  const { buy, profit } = draw;
  const { currencySell, currencyBuy } = instrumentOf(draw);
  const { key, uuid } = spell(draw);
  return { currencySell, currencyBuy, profit, buy, sell: buy + profit, key, uuid, number, status: 'sold' };
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
  while (!mayStart(state) && scriptDueAt(state) <= until) {
    now = scriptDueAt(state);
    [current, state] = next(current, state);
  }
  return { ...current, now: mayStart(state) ? now : until, programme: { kind: 'script', state } };
}

function next(session: Session, state: RunningState): readonly [Session, ScriptState] {
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

function drawPosition(positions: Prng, identity: Prng, taken: number[], draw: TradeDraw): void {
  drawInstrument(positions, draw);
  draw.buy = between(positions, V_BUY);
  drawIdentity(identity, taken, draw);
}

/** Whole rounds of the script from where a session stands, one after another, as numbers that pass by. */
export function roundsFrom(session: Session) {
  const positions = new Prng(session.streams.positions);
  const identity = new Prng(session.streams.identity);
  const rises = new Prng(session.streams.rises);
  const taken = recentKeys(session.trades);
  return {
    /** Writes the two trades of the next round as they are sold; `first` has the lower number. */
    drawInto(first: TradeDraw, second: TradeDraw): void {
      drawPosition(positions, identity, taken, first);
      drawPosition(positions, identity, taken, second);
      first.profit = second.profit = 0;
      for (let tick = 0; tick < HOLDING_TICKS; tick += 1) {
        first.profit += between(rises, RISE_SMALL);
        second.profit += between(rises, RISE_LARGE);
      }
    },
    streams: (): Streams => ({
      ...session.streams,
      positions: positions.state(),
      identity: identity.state(),
      rises: rises.state(),
    }),
  };
}

/**
 * The session after `rounds` whole rounds of the script: a month of them is arithmetic, not two million lists. The
 * list stays behind, for the rounds to come to replace; that one of their keys repeats one of those left out is a
 * chance of one in 400 million.
 */
export function skipRounds(session: Session, rounds: number): Session {
  const script = roundsFrom(session);
  const first = blankDraw();
  const second = blankDraw();
  let sum = 0;
  for (let round = 0; round < rounds; round += 1) {
    script.drawInto(first, second);
    sum += first.profit + second.profit;
  }
  return {
    ...session,
    now: session.now + rounds * ROUND_MS,
    account: book(session.account, sum, 2 * rounds),
    streams: script.streams(),
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
