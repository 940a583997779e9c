import { createSession, type Session } from '@simulation/engine';
import { RUN_OPTIONS, refuseUnknown } from './options';
import { type RunOptions, toRun } from './toRun';

/**
 * A run at its start, as one plain immutable value: account, list of trades, state of the script. `advance` computes a
 * later one, `startTrading` presses the button of route `v`.
 *
 * @throws {OptionError} if an option is unknown or has a value that is not allowed
 */
export function openSession(run: RunOptions = {}): Session {
  refuseUnknown(run, Object.keys(RUN_OPTIONS));
  return createSession(toRun(run));
}
