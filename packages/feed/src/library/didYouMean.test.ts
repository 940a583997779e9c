import { describe, expect, it } from 'vitest';
import { PLAY_OPTIONS, RESUME_OPTIONS, SERVE_OPTIONS, WRITE_OPTIONS } from '../text/options';
import { didYouMean } from './didYouMean';
import { RUN_OPTIONS } from './options';

const COMMAND = Object.keys({ ...WRITE_OPTIONS, ...SERVE_OPTIONS });
const STREAM = Object.keys({ ...RUN_OPTIONS, ...PLAY_OPTIONS, ...RESUME_OPTIONS });
const LIBRARY = [...Object.keys(RUN_OPTIONS), 'from', 'until', 'after', 'speed', 'signal'];

describe('who mistypes an option is asked for the one that was meant', () => {
  it.each([
    ['two letters exchanged', 'sede', COMMAND, 'seed'],
    ['two letters exchanged', 'form', COMMAND, 'from'],
    ['a letter left out', 'sped', COMMAND, 'speed'],
    ['a letter too many', 'scennario', COMMAND, 'scenario'],
    ['another letter', 'nane', COMMAND, 'name'],
    ['capitals', 'SEED', COMMAND, 'seed'],
    ['no hyphens', 'maxConnections', COMMAND, 'max-connections'],
    ['the name in EventSource', 'lastEventId', STREAM, 'after'],
    ['the name of the header', 'Last-Event-ID', STREAM, 'after'],
    ['the name of the header', 'last-event-id', [...STREAM, 'lastEventId'], 'lastEventId'],
    ['the name in the library', 'until', STREAM, 'for'],
    ['the name on the command line', 'for', LIBRARY, 'until'],
    ['the name that the page shows', 'market', STREAM, 'scenario'],
  ])('%s: %s', (_, word, words, meant) => {
    expect(didYouMean(word, words)).toBe(` Did you mean ${meant}?`);
  });

  it('and not if nothing is like it', () => {
    for (const word of ['', 'x', '_', 'xyzzy', 'hello', 'constructor', '__proto__', 's'.repeat(1_000_000)])
      expect(didYouMean(word, COMMAND), word.slice(0, 20)).toBe('');
  });
});
