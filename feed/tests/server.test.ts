import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { EventSource } from 'eventsource';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import schema from '../schema.json' with { type: 'json' };
import { eventsOf, type FeedEvent, NOTICE } from '../src';
import { type Replica, startReplica } from './runCommand';
import { readSse } from './sse';

let replica: Replica;
beforeAll(async () => {
  replica = await startReplica([
    '--seed',
    '7',
    '--max-connections',
    '40',
    '--max-speed',
    '500',
    '--max-for',
    '7200',
  ]);
});
afterAll(() => replica.stop());

const url = (path: string) => `${replica.origin}${path}`;
const socketUrl = (query: string) => `${replica.origin.replace('http', 'ws')}/socket${query}`;
const dashboard = [...eventsOf({ seed: '7' }, { until: 60_000 })];
const script = [...eventsOf({ seed: '7', route: 'v' }, { until: 60_000 })];
const answerOf = async (path: string, init?: RequestInit) => {
  const response = await fetch(url(path), init);
  return { status: response.status, text: await response.text(), headers: response.headers };
};
const healthNow = async () => JSON.parse((await answerOf('/health')).text);

async function untilNoStreams() {
  while ((await healthNow()).streams > 0) await new Promise((resolve) => setTimeout(resolve, 20));
}

describe('GET /events', () => {
  it('sends the events of a run, each with an id, and ends with the stretch', async () => {
    const received = await readSse(url('/events?route=v&for=60&speed=500'), 1_000);
    expect(received.map(({ event }) => event)).toEqual(script);
    expect(new Set(received.map(({ id }) => id)).size).toBe(script.length);
  });

  it('goes on after any id, on the same or a later connection', async () => {
    const query = '/events?for=60&speed=500';
    const all = await readSse(url(query), 1_000);
    expect(all.map(({ event }) => event)).toEqual(dashboard);
    for (const position of [0, 7, dashboard.length - 2]) {
      const resumed = await readSse(url(query), 1_000, { 'Last-Event-ID': all[position]?.id ?? '' });
      expect(resumed).toEqual(all.slice(position + 1));
    }
  });

  it('tells an EventSource that is at the end not to connect again', async () => {
    const [last] = (await readSse(url('/events?for=10&speed=500'), 1_000)).slice(-1);
    const { status } = await answerOf('/events?for=10', { headers: { 'Last-Event-ID': last?.id ?? '' } });
    expect(status).toBe(204);
  });

  it('is understood by a stock EventSource, which comes back by itself when a stretch ends', async () => {
    const source = new EventSource(url('/events?for=20&speed=500'));
    const events: FeedEvent[] = [];
    source.addEventListener('message', ({ data }) => events.push(JSON.parse(data)));
    await new Promise<void>((resolve) => {
      source.addEventListener('error', ({ code }) => {
        if (code === 204) resolve();
      });
    });
    source.close();
    expect(events).toEqual(dashboard.filter(({ at }) => at < 20_000));
  });

  it.each([
    ['of another run', '/events?seed=8', (id: string) => id, /^Last-Event-ID is of another run/],
    [
      'of the same seed on the other route',
      '/events?route=v',
      (id: string) => id,
      /^Last-Event-ID is of another run/,
    ],
    [
      'of another engine version',
      '/events',
      (id: string) => id.replace(/^1-/, '2-'),
      /engine version 2; this server has 1/,
    ],
    ['that is malformed', '/events', () => 'seven', /"seven" is not an id of this server/],
    ['that is negative', '/events', (id: string) => id.replace(/\d+$/, '-3'), /is not an id of this server/],
  ])('refuses a Last-Event-ID %s with 400 and one line', async (_, path, change, message) => {
    const [first] = await readSse(url('/events'), 1);
    const { status, text } = await answerOf(path, { headers: { 'Last-Event-ID': change(first?.id ?? '') } });
    expect([status, text.trimEnd().split('\n').length]).toEqual([400, 1]);
    expect(text).toMatch(message);
  });

  it('looks for a far event without keeping others waiting', async () => {
    const [first] = await readSse(url('/events'), 1);
    const far = { 'Last-Event-ID': first?.id.replace(/\d+$/, '999999999999999') ?? '' };
    const searching = answerOf('/events', { headers: far });
    expect((await answerOf('/health')).status).toBe(200);
    expect((await searching).status).toBe(204);
  });

  it('closes a client that does not read, with a reason and an id to go on after', async () => {
    const query = `/events?seed=${'x'.repeat(10_000)}&route=v&speed=500`; // a long seed makes long events
    const socket = connect(Number(new URL(replica.origin).port), '127.0.0.1');
    socket.pause();
    socket.write(`GET ${query} HTTP/1.1\r\nHost: x\r\n\r\n`);
    while ((await healthNow()).closedAsTooSlow === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    let text = '';
    socket.on('data', (chunk) => {
      text += String(chunk);
    });
    socket.resume();
    const closed = /event: closed\ndata: (.*)\n\n/;
    while (!closed.test(text)) await new Promise((resolve) => setTimeout(resolve, 20));
    socket.destroy();
    const ids = [...text.matchAll(/^id: (\S+)-(\d+)\r?$/gm)];
    expect(ids.map(([, , id]) => Number(id))).toEqual(ids.map((_, position) => position));
    const [, reason = ''] = closed.exec(text) ?? [];
    const { lastEventId } = JSON.parse(reason);
    expect(`id: ${lastEventId}`).toBe(ids.at(-1)?.[0]);
    const [next] = await readSse(url(query), 1, { 'Last-Event-ID': lastEventId });
    expect(next?.event.id).toBe(ids.length);
  });
});

describe('GET /socket', () => {
  const collect = async (query: string, message?: string | Buffer) => {
    const socket = new WebSocket(socketUrl(query));
    const events: FeedEvent[] = [];
    socket.on('message', (bytes: Buffer) => events.push(JSON.parse(bytes.toString())));
    if (message !== undefined) socket.once('open', () => socket.send(message));
    const [code, reason] = await once(socket, 'close');
    return { events, code, reason: String(reason) };
  };

  it('sends one event a message, with options in the query or in the first message', async () => {
    const options = { route: 'v', for: 60, speed: 500 };
    const expected = { events: script, code: 1000, reason: 'The stretch is over.' };
    expect(await collect('?route=v&for=60&speed=500')).toEqual(expected);
    expect(await collect('', JSON.stringify(options))).toEqual(expected);
    expect((await collect('', JSON.stringify({ ...options, after: 100 }))).events).toEqual(script.slice(101));
  });

  it.each([
    ['?seed=', undefined, 1008, /^seed must be a text/],
    ['?sed=7', undefined, 1008, /^Unknown option "sed"/],
    ['', 'hello', 1008, /^The first message must be a JSON object/],
    ['', '[7]', 1008, /^The first message must be a JSON object/],
    ['', '{"seed":{}}', 1008, /^seed must be a text or a number/],
    ['', '{"speed":1e9}', 1008, /^speed must be a number from 0\.25 to 500/],
    ['', Buffer.from([0xff, 0xfe]), 1008, /^The first message must be a JSON object/],
    ['', 'x'.repeat(20_000), 1009, /^/],
  ])('closes with a code and a reason what is no option: case %#', async (query, message, code, reason) => {
    const closed = await collect(query, message);
    expect([closed.code, closed.events]).toEqual([code, []]);
    expect(closed.reason).toMatch(reason);
  });

  it('keeps no place for a client that leaves before its first message', async () => {
    await untilNoStreams();
    const socket = new WebSocket(socketUrl(''));
    await once(socket, 'open');
    expect((await healthNow()).streams).toBe(1);
    socket.close();
    await once(socket, 'close');
    const leftAt = performance.now();
    await untilNoStreams();
    expect(performance.now() - leftAt).toBeLessThan(5_000); // a first message may take 10 s
  });

  it('closes a client that sends a second message', async () => {
    const socket = new WebSocket(socketUrl('?seed=7'));
    socket.once('message', () => socket.send('more'));
    const [code, reason] = await once(socket, 'close');
    expect([code, String(reason)]).toEqual([1008, 'The options are set already: at most one message.']);
  });

  it('refuses a web page of another origin, and a plain request', async () => {
    const socket = new WebSocket(socketUrl('?seed=7'), { origin: 'http://elsewhere.example' });
    const [, response] = await once(socket, 'unexpected-response');
    expect(response.statusCode).toBe(403);
    response.destroy();
    expect((await answerOf('/socket')).status).toBe(426);
  });
});

describe('GET /trades', () => {
  it('sends the sold trades of a stretch as NDJSON or CSV', async () => {
    const { text, headers } = await answerOf('/trades?route=v&from=20&for=3600');
    const wanted = [...eventsOf({ seed: '7', route: 'v' }, { from: 20_000, until: 3_620_000 })];
    expect(headers.get('content-type')).toContain('ndjson');
    expect(
      text
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual(wanted.filter(({ type }) => type === 'trade.sold'));
    const csv = (await answerOf('/trades?format=csv')).text.trimEnd().split('\r\n');
    expect(csv).toHaveLength([...eventsOf({ seed: '7' }, { from: 1, until: 3_600_000 })].length + 1);
    expect(csv.every((row, at) => at === 0 || row.startsWith('true,'))).toBe(true);
  });
});

describe('the other paths', () => {
  it('have a page with the simulation label, the schema, and the health', async () => {
    const page = await answerOf('/');
    expect(page.text).toContain(`<p data-simulation-label>${NOTICE}</p>`);
    expect(page.headers.get('x-robots-tag')).toContain('noindex');
    expect(JSON.parse((await answerOf('/schema')).text)).toEqual(schema);
    expect(JSON.parse((await answerOf('/health')).text)).toMatchObject({ status: 'ok', simulated: true });
  });

  it.each(['HEAD / 200', 'HEAD /events 200', 'HEAD /trades 200', 'HEAD /health 200'])(
    'answers %s',
    async (line) => {
      const [method = '', path = '', status] = line.split(' ');
      expect((await answerOf(path, { method })).status).toBe(Number(status));
    },
  );
});

describe('bad input', () => {
  it.each([
    ['/nowhere', 404, /^There is no "\/nowhere"\. Paths: /],
    ['/events/', 404, /^There is no/],
    ['/%00%ff', 404, /^There is no/],
    ['/events?sed=7', 400, /^Unknown option "sed"\. Allowed: seed, /],
    ['/events?seed=1&seed=2', 400, /^seed is given twice\./],
    ['/events?from=-1', 400, /^from must be a number from 0/],
    ['/events?from=1e99', 400, /^from must be/],
    ['/events?speed=501', 400, /^speed must be a number from 0\.25 to 500/],
    ['/events?speed=max', 400, /^speed must be a number from 0\.25 to 500/],
    ['/events?after=1.5', 400, /^after must be the id of an event/],
    ['/events?format=csv', 400, /^Unknown option "format"/],
    ['/trades?for=7201', 400, /^for must be a number from 0 to 7200/],
    ['/trades?for=', 400, /^for must be a number, not ""/],
    ['/trades?format=xml', 400, /^format must be ndjson or csv/],
    [`/events?seed=${'x'.repeat(12_000)}`, 400, /^seed must be a text of 1 to 10000/],
  ])('%s is answered with %d and one line', async (path, status, message) => {
    const answer = await answerOf(path);
    expect(answer.status).toBe(status);
    expect(answer.text).toMatch(message);
    expect(answer.text.trimEnd()).not.toContain('\n');
    expect(answer.text.length).toBeLessThan(300);
  });

  const raw = async (text: string) => {
    const socket = connect(Number(new URL(replica.origin).port), '127.0.0.1');
    socket.write(text);
    let answer = '';
    socket.on('data', (chunk) => {
      answer += String(chunk);
    });
    socket.on('error', () => undefined);
    await once(socket, 'close');
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
    await untilNoStreams();
    const ended = new AbortController();
    await Promise.all(Array.from({ length: 40 }, () => fetch(url('/events'), { signal: ended.signal })));
    const { status, text, headers } = await answerOf('/events');
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    expect(text).toBe('Too many streams: at most 40 at a time. Try again later.\n');
    ended.abort();
    await untilNoStreams();
    expect(await readSse(url('/events'), 1)).toHaveLength(1);
  });

  it('a thousand half-open connections keep nobody from being served, and are closed', async () => {
    const port = Number(new URL(replica.origin).port);
    const sockets: Socket[] = [];
    for (let count = 0; count < 1_000; count += 1) {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      socket.write('GET /events HTTP/1.1\r\nHost:');
      sockets.push(socket);
    }
    expect(await readSse(url('/events'), 1)).toHaveLength(1);
    await Promise.all(
      sockets.map((socket) => {
        socket.resume();
        return once(socket, 'close');
      }),
    );
    expect((await answerOf('/health')).status).toBe(200);
  }, 60_000);
});

describe('a server', () => {
  it('lets pages of other origins read only when told to', async () => {
    expect((await answerOf('/health')).headers.get('access-control-allow-origin')).toBeNull();
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
    const port = Number(new URL(replica.origin).port);
    await expect(startReplica([], port)).rejects.toThrow(
      /did not start: simulated-trades: .*EADDRINUSE.*\n$/,
    );
  });
});
