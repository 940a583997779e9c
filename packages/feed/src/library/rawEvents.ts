import type { Session, Trade } from '@simulation/engine';
import {
  ANALYSIS_STEP_MS,
  ANALYSIS_STEPS,
  advance,
  type DrawnTrade,
  FeedGenerator,
  HOLDING_TICKS,
  OPENED_MS,
  ROUND_MS,
  ROUND_TRADES,
  type Round,
  roundTrades,
  startTrading,
  TICK_MS,
} from '@simulation/engine';

/** An event of a run with the values of the engine. */
export type RawEvent =
  | { readonly type: 'session.opened'; readonly at: number; readonly name: string }
  | { readonly type: 'step.changed'; readonly at: number; readonly step: number }
  | {
      readonly type: 'trade.opened' | 'position.changed' | 'trade.sold';
      readonly at: number;
      readonly trade: Trade | DrawnTrade;
    };

/** The result of the analysis comes after its steps. */
export const RESULT_STEP = ANALYSIS_STEPS + 1;

/** Of a round of `v`: its steps, and two positions from their opening to their sale. */
export const ROUND_EVENTS = RESULT_STEP + ROUND_TRADES * (HOLDING_TICKS + 1);

/**
 * The id of the last event up to a session; -1 at the start of a run, whose first event is still to come.
 *
 * @param session of `v` only at the end of a round
 */
export function lastIdOf({ run, now, account }: Session): number {
  if (now === 0) return -1;
  return run.route === 'v' ? (now / ROUND_MS) * ROUND_EVENTS : account.closed;
}

/**
 * The events of a run after a session, in order, without end. Memory is constant and small: a server has one for each
 * client.
 *
 * @param session of `v` only at the end of a round
 */
export function rawEvents(session: Session): RawEvents {
  return session.script === null ? feedEvents(session) : scriptEvents(session);
}

export type RawEvents = Generator<RawEvent, never, undefined>;

const opened = ({ account }: Session): RawEvent => ({ type: 'session.opened', at: 0, name: account.name });

function* feedEvents(session: Session): RawEvents {
  if (session.now === 0) yield opened(session);
  const feed = new FeedGenerator(session);
  for (;;) {
    const at = feed.nextAt;
    yield { type: 'trade.sold', at, trade: feed.next() };
  }
}

/**
 * The page waits for a press of Start Trading and simulated time stops meanwhile. Here nobody presses: rounds follow each
 * other directly, as in the page's export.
 */
function* scriptEvents(first: Session): RawEvents {
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
function* positionEvents(round: Round, openedAt: number): Generator<RawEvent, void, undefined> {
  for (let ticks = 0; ticks <= HOLDING_TICKS; ticks += 1) {
    const type = typeAfter(ticks);
    const at = openedAt + ticks * TICK_MS;
    const [higher, lower] = roundTrades(round, ticks);
    for (const trade of [lower, higher]) yield { type, at, trade };
  }
}

function typeAfter(ticks: number) {
  if (ticks === 0) return 'trade.opened';
  return ticks < HOLDING_TICKS ? 'position.changed' : 'trade.sold';
}
