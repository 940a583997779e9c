import { advance } from './advance';
import { HOLDING_TICKS, TICK_MS } from './limits';
import type { Cents } from './money';
import { ROUND_MS } from './scriptState';
import type { Session } from './session';
import { isOpen } from './trade';

/** What an open position stood at: by its number, from 0 at its opening, once a second. */
export type PositionRises = ReadonlyMap<number, readonly Cents[]>;

/**
 * How the two positions of a round of `/v` rise, all twenty steps of it, computed anew: a session knows only where they
 * stand.
 *
 * @param sessionAt the run at a moment (simulated ms)
 * @param startedAt simulated millisecond of the press that began the round
 */
export function positionRises(sessionAt: (moment: number) => Session, startedAt: number): PositionRises {
  let session = sessionAt(startedAt + ROUND_MS - HOLDING_TICKS * TICK_MS);
  const rises = new Map<number, Cents[]>();
  for (const trade of session.trades) if (isOpen(trade)) rises.set(trade.number, []);
  for (let tick = 0; tick <= HOLDING_TICKS; tick += 1) {
    for (const trade of session.trades) if ('number' in trade) rises.get(trade.number)?.push(trade.profit);
    session = advance(session, TICK_MS);
  }
  return rises;
}
