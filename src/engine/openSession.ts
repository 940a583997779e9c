import { openAccount } from './account';
import { openFeed } from './feed';
import { openStream, openStreams } from './random/streams';
import type { Run } from './run';
import type { BlankSession, Session } from './session';
import { openScript } from './tradingScript';

const NOTE_NUMBERS = 8;

/** A run at its very beginning. */
export function openSession(run: Run): Session {
  const note = openStream(run.seed, 'note');
  const blank: BlankSession = {
    run,
    now: 0,
    account: openAccount(run),
    streams: openStreams(run.seed),
    note: Array.from({ length: NOTE_NUMBERS }, () => note.next() >>> 16),
  };
  return run.route === 'v' ? openScript(blank) : openFeed(blank);
}
