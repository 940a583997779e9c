import type { IncomingMessage } from 'node:http';
import { LONG_TEXTS } from '@simulation/engine/testing';
import { expect, it } from 'vitest';
import { parseLine } from './command/parseLine';
import { toRun } from './library/toRun';
import { checkAbout } from './runs/partFile';
import { readEventId } from './server/eventId';
import { isRebound, readTarget } from './server/target';
import { RUNS_OPTIONS, readOptions, SERVE_OPTIONS } from './text/options';

/** The parts of a request that are read. */
const requestOf = (url: string, host: string) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a whole request needs a connection
  ({
    url,
    httpVersion: '1.1',
    headers: { host },
    headersDistinct: { host: [host] },
    socket: { localPort: 80 },
  }) as unknown as IncomingMessage;

const run = toRun({ seed: '7' });

/** What reads a text that comes from outside. Many refuse it. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  'name of an option': (text) => readOptions(SERVE_OPTIONS, [[text, '1']]),
  number: (text) => readOptions(RUNS_OPTIONS, [['count', text]]),
  'command line': (text) => parseLine([`--for=${text}`, text], RUNS_OPTIONS),
  address: (text) => readTarget(requestOf(`/${text}?${text}`, 'x')),
  host: (text) => isRebound(requestOf('/', text), '127.0.0.1'),
  'id of an event': (text) => readEventId(text, run),
  'seed of a part': (seed) => checkAbout('part.json', { seed }, { seed: '7' }),
};

// With a pattern that takes a time in the square of the length, one of these takes many times as long as a test may.
it.each(Object.entries(READERS))('a text of 100,000 characters is read at once as %s', (_, read) => {
  for (const text of LONG_TEXTS)
    try {
      read(text);
    } catch (error) {
      expect(error).toBeInstanceOf(RangeError);
    }
});
