import { runFeed } from './feed';
import { LIST_LENGTH } from './limits';
import { openSession } from './openSession';
import type { Run } from './run';
import { mayStart, ROUND_MS, scriptChangesAt, scriptDueAt } from './scriptState';
import type { Session } from './session';
import { runScript, skipRounds, startTrading } from './tradingScript';

/**
 * The session `elapsed` simulated milliseconds later. Pure: how the time is sliced changes nothing, every due event
 * runs at its own due time, and events due by the new moment have happened.
 *
 * @param elapsed whole milliseconds, 0 or more
 * @throws RangeError when `elapsed` is negative or not whole: fractions added slice by slice would make slicing matter
 */
export function advance(session: Session, elapsed: number): Session {
  if (!Number.isSafeInteger(elapsed) || elapsed < 0) {
    throw new RangeError(
      `advance() got ${elapsed} ms. Hand over whole milliseconds and carry the rest, or the run would change.`,
    );
  }
  if (elapsed === 0) return session;
  const until = session.now + elapsed;
  const { programme } = session;
  return programme.kind === 'feed'
    ? runFeed(session, programme, until)
    : runScript(session, programme, until);
}

/** When something on screen changes next (simulated ms), or null while the run waits for a press. */
export function nextChangeAt({ programme, now }: Session): number | null {
  if (programme.kind === 'feed') return programme.nextAt;
  return mayStart(programme.state) ? null : scriptChangesAt(programme.state, now);
}

/** When the next event is due (simulated ms), or null while the run waits for a press. */
export function nextDueAt({ programme }: Session): number | null {
  if (programme.kind === 'feed') return programme.nextAt;
  return mayStart(programme.state) ? null : scriptDueAt(programme.state);
}

/** The list holds ten trades, two a round: after five rounds nothing is left of what stood there before. */
export const PLAYED_ROUNDS = LIST_LENGTH / 2;

/**
 * A run at a moment, computed from its beginning: how a link opens in the middle, and how time goes backwards.
 *
 * On `/v` Start Trading is pressed again whenever the script waits, so that its moments follow one another.
 *
 * @param moment simulated milliseconds since the start of the run: whole, 0 or more
 */
export function sessionAt(run: Run, moment: number): Session {
  return playUntil(openSession(run), moment);
}

/**
 * Plays on to a later moment, as `sessionAt` does.
 *
 * @param from on `/v` a session that waits for a press
 */
export function playUntil(from: Session, moment: number): Session {
  if (from.programme.kind === 'feed') return advance(from, moment - from.now);
  const skipped = Math.floor((moment - from.now) / ROUND_MS) - PLAYED_ROUNDS;
  let session = skipped > 0 ? skipRounds(from, skipped) : from;
  while (session.now < moment) session = advance(startTrading(session), moment - session.now);
  return session;
}
