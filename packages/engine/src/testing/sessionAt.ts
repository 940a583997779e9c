import { advanceTo } from '../advance';
import { createSession } from '../createSession';
import type { Run } from '../run';
import type { Session } from '../session';

/**
 * A run at a moment, computed from its start.
 *
 * @param moment simulated milliseconds since the start of the run: whole, 0 or more
 * @throws RangeError for any other moment
 */
export function sessionAt(run: Run, moment: number): Session {
  return advanceTo(createSession(run), moment);
}
