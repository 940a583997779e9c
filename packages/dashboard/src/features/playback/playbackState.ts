import { nextEventAt } from '@simulation/engine';
import type { StoreState } from '../../store/createSessionStore';
import { isPlaying } from '../../visit/visit';

/**
 * The state of the clock. `waiting`: the script of /v waits for Start Trading. `labelMissing`: figures are withheld,
 * and the clock is stopped.
 */
export function playbackStateOf({
  visit,
  session,
  withheld,
}: Pick<StoreState, 'visit' | 'session' | 'withheld'>) {
  if (withheld) return 'labelMissing';
  if (!isPlaying(visit)) return 'paused';
  return nextEventAt(session) === null ? 'waiting' : 'running';
}
