import { advance, sessionAt } from './advance';
import { HOLDING_TICKS, TICK_MS } from './limits';
import type { Cents } from './money';
import type { Run } from './run';
import { ROUND_MS } from './scriptState';
import { isOpen } from './trade';

/** What an open position stood at: by its number, from 0 at its opening, once a second. */
export type PositionRises = ReadonlyMap<number, readonly Cents[]>;

/**
 * How the two positions of a round of `/v` rise, all twenty steps of it, computed from the seed: a session knows only
 * where they stand.
 *
 * @param startedAt simulated millisecond of the press that began the round
 */
export function positionRises(run: Run, startedAt: number): PositionRises {
  let session = sessionAt(run, startedAt + ROUND_MS - HOLDING_TICKS * TICK_MS);
  const rises = new Map<number, Cents[]>();
  for (const trade of session.trades) if (isOpen(trade)) rises.set(trade.number, []);
  for (let tick = 0; tick <= HOLDING_TICKS; tick += 1) {
    for (const trade of session.trades) if ('number' in trade) rises.get(trade.number)?.push(trade.profit);
    session = advance(session, TICK_MS);
  }
  return rises;
}
