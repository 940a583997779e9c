import { createAccount } from './account';
import { createFeedSession } from './feed';
import { createPrng, initialStreams } from './random/streams';
import type { Run } from './run';
import type { BaseSession, Session } from './session';
import { createScriptSession } from './tradingScript';

const ROSETTE_NUMBERS = 8;

/** A run at its start, simulated time 0. */
export function createSession(run: Run): Session {
  // The stream keeps the name that it had when links were first shared: a stream is seeded with its name.
  const prng = createPrng(run.seed, 'note');
  const base: BaseSession = {
    run,
    now: 0,
    account: createAccount(run),
    streams: initialStreams(run.seed),
    rosette: Array.from({ length: ROSETTE_NUMBERS }, () => prng.nextUint32() >>> 16),
  };
  return run.route === 'v' ? createScriptSession(base) : createFeedSession(base);
}
