import { nextEventAt } from '../../engine';
import type { StoreState } from '../../store/createSessionStore';

/**
 * The state of the clock. `waiting`: the script of /v waits for Start Trading. `held`: figures are withheld,
 * and the clock is stopped.
 */
export function playbackStateOf({ session, paused, withheld }: StoreState) {
  if (withheld) return 'held';
  if (paused) return 'paused';
  return nextEventAt(session) === null ? 'waiting' : 'running';
}
