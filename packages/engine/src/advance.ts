import type { OnBooking } from './account';
import { advanceDashboard } from './dashboardTrades';
import { canStart, scriptEventAt } from './scriptState';
import type { Session } from './session';
import { advanceScript, startTrading } from './tradingScript';

/**
 * The session `elapsed` simulated milliseconds later. Pure: how the time is sliced changes nothing, and what is due by
 * the new moment has happened, each event at its own due time. A script that waits for a press does not advance.
 *
 * @param elapsed whole milliseconds, 0 or more
 * @param onBooking told of each change of the total, in order
 * @throws RangeError when `elapsed` is negative or not whole: fractions added slice by slice would make slicing matter
 */
export function advance(session: Session, elapsed: number, onBooking?: OnBooking): Session {
  if (!Number.isSafeInteger(elapsed) || elapsed < 0) {
    throw new RangeError(
      `advance() got ${elapsed} ms. Hand over whole milliseconds and carry the rest, or the run would change.`,
    );
  }
  if (elapsed === 0) return session;
  const until = session.now + elapsed;
  return session.script === null
    ? advanceDashboard(session, until, onBooking)
    : advanceScript(session, session.script, until, onBooking);
}

/** When the next event is due: simulated ms since the start of the run. Null while the run waits for a press. */
export function nextEventAt({ script, nextAt }: Session): number | null {
  return script === null || canStart(script) ? nextAt : scriptEventAt(script);
}

/**
 * Advances to a later moment. On `/v` Start Trading is pressed again whenever the script waits, so that a moment says
 * how far the script is.
 *
 * @param moment simulated milliseconds since the start of the run: whole, not before the session's
 * @param go plays, as `advance` does
 * @throws RangeError for any other moment
 */
export function advanceTo(session: Session, moment: number, go: typeof advance = advance): Session {
  let reached = go(session, moment - session.now);
  while (reached.now < moment) reached = go(startTrading(reached), moment - reached.now);
  return reached;
}
