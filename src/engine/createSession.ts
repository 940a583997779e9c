import { createAccount } from './account';
import { createFeedSession } from './feed';
import { initialStreams } from './random/streams';
import type { Run } from './run';
import type { BaseSession, Session } from './session';
import { createScriptSession } from './tradingScript';

/** A run at its start, simulated time 0. */
export function createSession(run: Run): Session {
  const base: BaseSession = {
    run,
    now: 0,
    account: createAccount(run),
    streams: initialStreams(run.seed),
  };
  return run.route === 'v' ? createScriptSession(base) : createFeedSession(base);
}
