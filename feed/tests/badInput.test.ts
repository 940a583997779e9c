import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { LIMITS, openFeed, type ServedFeed } from './servedFeed';
import { readSse } from './sse';
import { startReplica } from './startReplica';

let served: ServedFeed;
beforeAll(async () => {
  served = await openFeed(LIMITS);
});
afterAll(() => served.stop());

describe('bad input', () => {
  it.each([
    ['/nowhere', 404, /^There is no "\/nowhere"\. Paths: /],
    ['/events?sed=7', 400, /^Unknown option "sed"\. Allowed: seed, /],
    ['/events?seed=1&seed=2', 400, /^seed is given twice\./],
    ['/events?speed=501', 400, /^speed must be a number from 0\.25 to 500/],
    ['/events?speed=max', 400, /^speed must be a number from 0\.25 to 500/],
    ['/events?after=1.5', 400, /^after must be the id of an event/],
    ['/events?format=csv', 400, /^Unknown option "format"/],
    ['/trades?for=7201', 400, /^for must be a number from 0 to 7200/],
    ['/trades?format=xml', 400, /^format must be ndjson or csv/],
    [`/events?seed=${'x'.repeat(12_000)}`, 400, /^seed must be a text of 1 to 10000/],
  ])('%s is answered with %d and one line', async (path, status, message) => {
    const answer = await served.answerOf(path);
    expect(answer.status).toBe(status);
    expect(answer.text).toMatch(message);
    expect(answer.text.trimEnd()).not.toContain('\n');
    expect(answer.text.length).toBeLessThan(300);
  });

  /** Unlike `once` of Node, holds for a connection that is reset too. */
  const closeOf = (socket: Socket) =>
    new Promise<void>((resolve) => {
      socket.on('error', () => undefined);
      socket.once('close', () => resolve());
    });

  const raw = async (text: string) => {
    const socket = connect(served.port, '127.0.0.1');
    socket.write(text);
    let answer = '';
    socket.on('data', (chunk) => {
      answer += String(chunk);
    });
    await closeOf(socket);
    return answer;
  };

  it.each([
    ['oversized headers', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`, '431'],
    ['no HTTP', 'hello\r\n\r\n', '400'],
    [
      'an upgrade of another path',
      'GET /x HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
      '404',
    ],
    ['a method that is not allowed', 'DELETE / HTTP/1.1\r\nHost: x\r\n\r\n', '405'],
    [
      'an address of another server',
      'GET http://other.example/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      '400',
    ],
  ])('%s: one line', async (_, request, status) => {
    const answer = await raw(request);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer.split('\r\n\r\n')[1]?.trimEnd()).toMatch(/^[^\n]+\.$/);
  });

  it('as many streams as allowed are served, one more is told to come back later', async () => {
    await served.untilNoStreams();
    const ended = new AbortController();
    await Promise.all(
      Array.from({ length: 40 }, () => fetch(served.url('/events'), { signal: ended.signal })),
    );
    const { status, text, headers } = await served.answerOf('/events');
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    expect(text).toBe('Too many streams: at most 40 at a time. Try again later.\n');
    ended.abort();
    await served.untilNoStreams();
    expect(await readSse(served.url('/events'), 1)).toHaveLength(1);
  });

  it('a thousand half-open connections keep nobody from being served, and are closed', async () => {
    const port = served.port;
    const closed: Promise<void>[] = [];
    for (let count = 0; count < 1_000; count += 1) {
      const socket = connect(port, '127.0.0.1');
      closed.push(closeOf(socket));
      socket.resume();
      socket.write('GET /events HTTP/1.1\r\nHost:');
    }
    expect(await readSse(served.url('/events'), 1)).toHaveLength(1);
    await Promise.all(closed);
    expect((await served.answerOf('/health')).status).toBe(200);
  });
});

describe('a server', () => {
  it('lets pages of other origins read only when told to', async () => {
    expect((await served.answerOf('/health')).headers.get('access-control-allow-origin')).toBeNull();
    const open = await startReplica(['--cors', 'http://localhost:3000']);
    const response = await fetch(`${open.origin}/health`);
    expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
    await open.stop();
  });

  it('that is asked to stop ends its streams, and exits with 0', async () => {
    const stopping = await startReplica(['--route', 'v']);
    const reading = readSse(`${stopping.origin}/events`, 1_000);
    const socket = new WebSocket(`${stopping.origin.replace('http', 'ws')}/socket?seed=7`);
    await once(socket, 'message');
    const closed = once(socket, 'close');
    expect(await stopping.stop('SIGTERM')).toBe(0);
    expect((await closed)[0]).toBe(1001);
    expect((await reading).length).toBeGreaterThan(0);
  });

  it('that finds its port taken says so in one line', async () => {
    const port = served.port;
    await expect(startReplica([], { port })).rejects.toThrow(
      /did not start: simulated-trades: .*EADDRINUSE.*\n$/,
    );
  });
});
