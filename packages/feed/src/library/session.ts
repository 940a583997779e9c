import type { Session } from '@simulation/engine';
import * as engine from '@simulation/engine';
import { checkNames, isRecord, OptionError, quote, RUN_OPTIONS } from './options';
import { type RunOptions, toRun } from './toRun';

/**
 * A run at its start, as one plain immutable value: account, list of trades, state of the script. `advance` computes a
 * later one, `startTrading` presses the button of route `v`.
 *
 * @throws {OptionError} if an option is unknown or has a value that is not allowed
 */
export function openSession(run: RunOptions = {}): Session {
  checkNames(run, Object.keys(RUN_OPTIONS));
  return engine.createSession(toRun(run));
}

/**
 * The session `elapsed` simulated milliseconds later. However time is sliced, the same happens. A script that waits for
 * a press does not advance.
 *
 * @param elapsed whole milliseconds, 0 or more
 * @throws {OptionError} if one of them is something else
 */
export function advance(session: Session, elapsed: number): Session {
  checkSession(session);
  if (!Number.isSafeInteger(elapsed) || elapsed < 0)
    throw new OptionError(`advance needs whole milliseconds, 0 or more, not ${quote(elapsed)}.`);
  return engine.advance(session, elapsed);
}

/**
 * The session after a press of Start Trading; the same one where there is nothing to press.
 *
 * @throws {OptionError} if it is no session
 */
export function startTrading(session: Session): Session {
  checkSession(session);
  return engine.startTrading(session);
}

/**
 * When something happens next, in simulated ms since the start of the run; null while it waits for a press.
 *
 * @throws {OptionError} if it is no session
 */
export function nextEventAt(session: Session): number | null {
  checkSession(session);
  return engine.nextEventAt(session);
}

/** A session is not made by hand: what has its parts is one. */
function checkSession(session: unknown): void {
  if (isRecord(session) && [session.run, session.account, session.streams].every(isRecord)) return;
  throw new OptionError(`A session must be what openSession gives, not ${quote(session)}.`);
}
