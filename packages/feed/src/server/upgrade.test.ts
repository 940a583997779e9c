import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withoutUpgrade } from './upgrade';

const inAnyCase = (word: string) =>
  fc
    .array(fc.boolean(), { minLength: word.length, maxLength: word.length })
    .map((upper) => Array.from(word, (letter, at) => (upper[at] ? letter.toUpperCase() : letter)).join(''));
const asking = fc.constantFrom('upgrade', 'http2-settings').chain(inAnyCase);
const other = fc.constantFrom('close', 'keep-alive', 'TE', 'x-upgrade').chain(inAnyCase);

/** Options of `Connection`, each with whether it asks for an upgrade, on one line or more. */
const connections = fc.array(
  fc.array(
    fc.oneof(
      asking.map((option) => ({ option, asks: true })),
      other.map((option) => ({ option, asks: false })),
    ),
  ),
  { maxLength: 3 },
);

it('of a request for an upgrade all stays but what asks for it: what Connection says besides, the other headers, the body', () => {
  fc.assert(
    fc.property(connections, fc.constantFrom(',', ', ', ' ,\t'), (lines, separator) => {
      const headers = lines.flatMap((line) => [
        'Connection',
        line.map(({ option }) => option).join(separator),
      ]);
      const request = {
        method: 'GET',
        url: '/health?x',
        httpVersion: '1.1',
        rawHeaders: [
          'Host',
          'a',
          'Upgrade',
          'h2c',
          ...headers,
          'HTTP2-Settings',
          'AAMA',
          'X-Last',
          'Upgrade, x',
        ],
      };
      const [head = '', body] = withoutUpgrade(request, Buffer.from('body')).toString().split('\r\n\r\n');
      const [first, ...rest] = head.split('\r\n');
      expect([first, rest[0], rest.at(-1), body]).toEqual([
        'GET /health?x HTTP/1.1',
        'Host: a',
        'X-Last: Upgrade, x',
        'body',
      ]);
      const kept = rest.slice(1, -1).map((line) => /^Connection: (.*)$/.exec(line)?.[1]);
      const options = kept
        .flatMap((value) => value?.split(',').map((option) => option.trim()))
        .filter(Boolean);
      expect(options).toEqual(lines.flat().flatMap(({ option, asks }) => (asks ? [] : [option])));
    }),
  );
});
