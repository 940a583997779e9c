import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { type Cors, corsHeaders, mayConnect } from './cors';

function from(origin?: string): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  Object.assign(request.headers, { host: 'feed.example', ...(origin && { origin }) });
  return request;
}

it.each<[string | undefined, Cors, boolean]>([
  [undefined, [], true], // no page: a program
  ['https://feed.example', [], true],
  ['https://other.example', [], false],
  ['https://other.example', ['https://page.example'], false],
  ['https://page.example', ['https://page.example'], true],
  ['https://other.example', '*', true],
])('a page of %s may open a socket and read answers, where %j are allowed: %s', (origin, cors, isAllowed) => {
  expect(mayConnect(from(origin), cors)).toBe(isAllowed);
  const allowed = corsHeaders(from(origin), cors)['Access-Control-Allow-Origin'];
  const isOwn = origin === undefined || origin === 'https://feed.example'; // no other site is asked for
  if (!isOwn) expect(allowed !== undefined).toBe(isAllowed);
});

it('a page that may read answers may read the name of a file, whether it has changed, and when to ask again', () => {
  for (const cors of ['*', ['https://page.example']] as const)
    expect(
      corsHeaders(from('https://page.example'), cors)['Access-Control-Expose-Headers']?.split(', '),
    ).toEqual(['Content-Disposition', 'ETag', 'Retry-After']);
});
