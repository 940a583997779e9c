import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { EventSource } from 'eventsource';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import schema from '../schema.json' with { type: 'json' };
import { ENGINE_VERSION, eventsOf, type FeedEvent, NOTICE } from '../src';
import { asyncApiOf } from '../src/server/descriptions';
import { toServeSettings } from '../src/server/settings';
import { askRaw, closeOf } from './raw';
import { parseLines } from './runCommand';
import { serveApart, serveHere } from './serveHere';
import { readSse, untilStopped } from './sse';
import { type Replica, startReplica } from './startReplica';

let served: Replica;
beforeAll(async () => {
  served = await startReplica(['--seed', '7', '--max-speed', '500']);
});
afterAll(() => served.stop());

const url = (path: string) => `${served.origin}${path}`;
const socketUrl = (query: string) => `${served.origin.replace('http', 'ws')}/socket${query}`;

const answerOf = async (path: string, init?: RequestInit) => {
  const response = await fetch(url(path), init);
  return { status: response.status, text: await response.text(), headers: response.headers };
};

const { components } = asyncApiOf(toServeSettings({ serve: '0' }));
const isValid = (name: 'Closed' | 'Reset', value: unknown) =>
  new Ajv2020().validate(components.schemas[name], value);

const script = [...eventsOf({ seed: '7', route: 'v' }, { until: 60_000 })];

describe('GET /events', () => {
  it('sends the events of a run, each with an id, ends with the range, and goes on after any id', async () => {
    const query = '/events?route=v&for=60&speed=500';
    const all = await readSse(url(query), 1_000);
    expect(all.map(({ event }) => event)).toEqual(script);
    expect(new Set(all.map(({ id }) => id)).size).toBe(script.length);
    for (const position of [0, 7, script.length - 2]) {
      const resumed = await readSse(url(query), 1_000, { 'Last-Event-ID': all[position]?.id ?? '' });
      expect(resumed).toEqual(all.slice(position + 1));
    }
  });

  it('is understood by a stock EventSource, which comes back by itself when a range ends, and is told to stop', async () => {
    const source = new EventSource(url('/events?for=20&speed=500'));
    const events: FeedEvent[] = [];
    source.addEventListener('message', ({ data }) => events.push(JSON.parse(data)));
    await untilStopped(source);
    expect(events).toEqual([...eventsOf({ seed: '7' }, { until: 20_000 })]);
  });

  it.each([
    ['of the same seed on the other route', '', '', /another run/],
    [
      'of another engine version',
      `${ENGINE_VERSION}-`,
      '1-',
      `engine version 1; this server has ${ENGINE_VERSION}`,
    ],
    ['that is malformed', '-', '', /" is not an id of this server/],
  ])('that has a position %s is told so, forgets it, and begins anew', async (_, part, other, reason) => {
    const [first] = await readSse(url('/events'), 1);
    const id = first?.id.replace(part, other) ?? '';
    const query = '/events?route=v&for=2&speed=500';
    const anew = await readSse(url(query), 1_000);
    expect(anew).toHaveLength(3);
    for (const [path, headers] of [
      [query, { 'Last-Event-ID': id }],
      [`${query}&lastEventId=${id}`, {}],
    ] as const) {
      expect(await readSse(url(path), 1_000, headers)).toEqual(anew);
      const [head = '', block = ''] = (await answerOf(path, { headers })).text.split(/(?=event: )|\n\n/);
      expect(head).toMatch(/^: Simulation .*\nretry: 1000\n$/);
      const [, json = ''] = /^event: reset\nid:\ndata: (.*)$/.exec(block) ?? [];
      expect(JSON.parse(json).reason).toMatch(reason);
      expect(isValid('Reset', JSON.parse(json))).toBe(true);
    }
    const begun = await readSse(url(`${query}&after=1`), 1_000, { 'Last-Event-ID': id });
    expect(begun, 'where a new client begins').toEqual(anew.slice(2));
  });

  it('goes on for a stock EventSource after a server of another engine, and one with another seed, have taken its place', async () => {
    const old = createServer((_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      response.write('retry: 100\nid: 1-0123456789ab-41\ndata: {"id":41}\n\n');
    });
    await once(old.listen(0, '127.0.0.1'), 'listening');
    const address = old.address();
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    const source = new EventSource(`http://127.0.0.1:${port}/events?route=v&speed=20`);
    onTestFinished(() => source.close());
    const received: (number | string)[] = [];
    source.addEventListener('message', ({ data }) => received.push(JSON.parse(data).id));
    source.addEventListener('reset', ({ data }) => received.push(JSON.parse(data).type));
    await expect.poll(() => received).toEqual([41]);
    old.close().closeAllConnections();
    for (const seed of ['7', '8', '8']) {
      const replica = await startReplica(['--seed', seed], { port });
      const before = received.length;
      await expect.poll(() => received.length, { timeout: 30_000 }).toBeGreaterThan(before + 9);
      await replica.stop();
    }
    const runs = received.join(' ').split(/ reset /);
    expect(runs[0]).toBe('41');
    expect(runs).toHaveLength(3); // the third server had the run of the second
    for (const ids of runs.slice(1)) {
      const numbers = ids.split(' ').map(Number);
      expect(numbers).toEqual(numbers.map((_, position) => position));
    }
  });
});

describe('GET /socket', () => {
  /** A short message of a client, or its end without a text, masked with zeros. */
  const frame = (text = '') =>
    Buffer.from([text === '' ? 0x88 : 0x81, 0x80 | text.length, 0, 0, 0, 0, ...Buffer.from(text)]);

  /** What comes back to an upgrade with messages, all in one segment. */
  const askWith = (query: string, headers: string, messages: readonly string[] = []) => {
    const head = `GET /socket${query} HTTP/1.1\r\nHost: x\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n`;
    const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n';
    const start = Buffer.from(`${head}${upgrade}${headers}\r\n`);
    return askRaw(served.port, Buffer.concat([start, ...messages.map(frame), frame()]));
  };

  const collect = async (query: string, message?: string) => {
    const socket = new WebSocket(socketUrl(query));
    const events: FeedEvent[] = [];
    socket.on('message', (bytes: Buffer) => events.push(JSON.parse(bytes.toString())));
    if (message !== undefined) socket.once('open', () => socket.send(message));
    const [code, reason] = await once(socket, 'close');
    return { events, code, reason: String(reason) };
  };

  it('sends one event a message, with options in the query or in the first message', async () => {
    const options = { route: 'v', for: 60, speed: 500 };
    const expected = { events: script, code: 1000, reason: 'End of the requested range.' };
    expect(await collect('?route=v&for=60&speed=500')).toEqual(expected);
    expect(await collect('', JSON.stringify(options))).toEqual(expected);
    expect((await collect('', JSON.stringify({ ...options, after: 100 }))).events).toEqual(script.slice(101));
  });

  it('says that the last event of a client is of another engine version, and begins anew', async () => {
    const query = '?route=v&for=60&speed=500&after=100&engineVersion=';
    expect((await collect(`${query}${ENGINE_VERSION}`)).events).toEqual(script.slice(101));
    const [reset, ...events] = (await collect(`${query}1`)).events;
    expect(reset).toMatchObject({
      reason: `The event 100 is of engine version 1; this server has ${ENGINE_VERSION}.`,
    });
    expect(isValid('Reset', reset)).toBe(true);
    expect(events).toEqual(script);
  });

  it.each([
    ['?seed=', undefined, 1008, /^seed must be a text/],
    ['', 'hello', 1008, /^The first message must be a JSON object/],
    ['', '[7]', 1008, /^The first message must be a JSON object/],
    ['', '{"seed":{}}', 1008, /^seed must be a text or a number/],
    ['', '{"seed":9007199254740993}', 1008, /^seed must be a text: as a number it may lose digits/],
    ['', 'x'.repeat(20_000), 1009, /^/],
  ])('closes with a code and a reason what is no option: case %#', async (query, message, code, reason) => {
    const closed = await collect(query, message);
    expect([closed.code, closed.events]).toEqual([code, []]);
    expect(closed.reason).toMatch(reason);
  });

  it.each([
    ['?seed=7', ['more']],
    ['', ['{"seed":"7"}', '{"seed":"8"}']],
    ['', ['{}', 'more']],
    ['', ['no options', '{}']],
  ])(
    'closes a client that sends a message after its options, whatever they say: %j %j',
    async (query, messages) => {
      const reason = 'The options are set already: at most one message.';
      // A close frame: its length, the code 1008, the reason.
      const closing = Buffer.from([0x88, 2 + reason.length, 0x03, 0xf0, ...Buffer.from(reason)]);
      expect((await askWith(query, '', messages)).split('\r\n\r\n')[1]).toBe(String(closing));
    },
  );

  it('agrees to no protocol above that of WebSockets: it speaks none', async () => {
    const answer = await askWith('?seed=7', 'Sec-WebSocket-Protocol: stomp, mqtt\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 101 /);
    expect(answer).not.toMatch(/sec-websocket-protocol/i);
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
  it.each([
    ['', 20, 3_600],
    [' also past the latest moment of the page', 2_591_940, 600],
  ])('sends the sold trades of a range%s', async (_, from, seconds) => {
    const { text, headers } = await answerOf(`/trades?route=v&from=${from}&for=${seconds}`);
    const range = { from: 1_000 * from, until: 1_000 * (from + seconds) };
    const wanted = [...eventsOf({ seed: '7', route: 'v' }, range)];
    expect(headers.get('content-type')).toContain('ndjson');
    expect(parseLines(text)).toEqual(wanted.filter(({ type }) => type === 'trade.sold'));
  });
});

const RANGE = '/trades?seed=7&for=600';

describe('a download', () => {
  it('is kept by caches when the query says everything, and asked for by its tag', async () => {
    const { headers } = await answerOf(RANGE);
    expect(headers.get('cache-control')).toBe('public, max-age=86400, immutable');
    const tag = headers.get('etag') ?? '';
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`])
      expect((await answerOf(`/v1${RANGE}`, { headers: { 'If-None-Match': known } })).status).toBe(304);
    for (const other of ['&from=1', '&name=Ada', '&format=csv', '&scenario=fair'])
      expect((await answerOf(`${RANGE}${other}`)).headers.get('etag')).not.toBe(tag);
    // The seed is that of the server, which may have another one tomorrow.
    expect((await answerOf('/trades?for=600')).headers.get('cache-control')).toBe('no-cache');
    expect((await answerOf('/trades?seed=7&for=-1')).headers.get('cache-control')).toBe('no-store');
  });

  it('has the format that the client accepts, unless the query names one', async () => {
    const typeFor = async (accept: string, query = '') =>
      (await answerOf(`${RANGE}${query}`, { headers: { Accept: accept } })).headers.get('content-type');
    expect(await typeFor('text/csv')).toBe('text/csv; charset=utf-8');
    expect(await typeFor('application/json')).toBe('application/json; charset=utf-8');
    expect(await typeFor('text/csv; charset=UTF-8')).toBe('text/csv; charset=utf-8');
    expect(await typeFor('text/html, */*;q=0.8')).toBe('application/x-ndjson; charset=utf-8');
    expect(await typeFor('text/csv', '&format=ndjson')).toBe('application/x-ndjson; charset=utf-8');
    const array = JSON.parse((await answerOf(`${RANGE}&format=json`)).text);
    expect(array).toEqual(parseLines((await answerOf(RANGE)).text));
  });
});

/**
 * A client that knows no chunks. It reads the first line, then waits for a line of its input, then reads the rest. It
 * is not one of Node, which takes a reset for a regular end where it finds bytes and the reset together.
 */
const readByHttp10 = (port: number, path: string) =>
  spawn('bash', [
    '-c',
    'exec 3<>"/dev/tcp/127.0.0.1/$0"; printf "GET $1 HTTP/1.0\\r\\n\\r\\n" >&3; head -n 1 <&3; read -r; cat <&3 >/dev/null',
    String(port),
    path,
  ]);

// Side by side: each waits until the server has waited long enough.
describe.concurrent('a client', () => {
  it('that does not read its events is closed, with a reason and an id to go on after', async () => {
    const query = `/events?seed=${encodeURIComponent('🐻'.repeat(100))}&route=v&speed=500`; // a long seed makes long events
    const socket = connect(served.port, '127.0.0.1');
    socket.pause();
    socket.write(`GET ${query} HTTP/1.1\r\nHost: x\r\n\r\n`);
    await expect.poll(() => served.figure('simulated_trades_too_slow_total'), { timeout: 40_000 }).toBe(1);
    const said = await text(socket);
    const ids = [...said.matchAll(/^id: (\S+)-(\d+)\r?$/gm)];
    expect(ids.map(([, , id]) => Number(id))).toEqual(ids.map((_, position) => position));
    const [, reason = ''] = /event: closed\ndata: (.*)\n\n/.exec(said) ?? [];
    const closed = JSON.parse(reason);
    expect(isValid('Closed', closed)).toBe(true);
    const { lastEventId } = closed;
    expect(`id: ${lastEventId}`).toBe(ids.at(-1)?.[0]);
    const [next] = await readSse(url(query), 1, { 'Last-Event-ID': lastEventId });
    expect(next?.event.id).toBe(ids.length);
  });

  it('that asks a thousand times by half keeps nobody from being served, and is closed', async () => {
    const closed: Promise<void>[] = [];
    for (let count = 0; count < 1_000; count += 1) {
      const socket = connect(served.port, '127.0.0.1');
      closed.push(closeOf(socket));
      socket.resume();
      socket.write('GET /events HTTP/1.1\r\nHost:');
    }
    expect(await readSse(url('/events'), 1)).toHaveLength(1);
    await Promise.all(closed);
    expect((await answerOf('/health')).status).toBe(200);
  });

  it('whose download is cut does not find it whole', async () => {
    const plain = await answerOf(RANGE, { headers: { 'Accept-Encoding': 'identity' } });
    expect(plain.headers.get('transfer-encoding')).toBe('chunked');
    const packed = await answerOf(RANGE, { headers: { 'Accept-Encoding': 'gzip' } });
    expect([packed.headers.get('content-encoding'), packed.text]).toEqual(['gzip', plain.text]);
    expect(packed.headers.get('etag')).not.toBe(plain.headers.get('etag'));
    // Neither client reads on until the server is gone, so neither answer can be whole before.
    const stopping = await startReplica(['--max-for', '864000']);
    const long = await fetch(`${stopping.origin}/trades?seed=7&for=864000`);
    const old = readByHttp10(stopping.port, '/trades?seed=7&for=864000');
    await once(old.stdout, 'data');
    expect(await stopping.stop('SIGTERM')).toBe(0);
    old.stdin.end('\n');
    expect(await text(old.stderr)).toContain('Connection reset');
    await expect(long.text()).rejects.toThrow('terminated');
  });
});

describe('the other paths', () => {
  it('have a page with the simulation label, the schema, and the health', async () => {
    const page = await answerOf('/');
    expect(page.text).toContain(`<p data-simulation-label><strong>${NOTICE}</strong></p>`);
    for (const [, link = ''] of page.text.matchAll(/href="(?!events)([^"]+)"/g))
      expect((await answerOf(`/${link.replaceAll('&amp;', '&')}`)).status, link).toBe(200);
    expect(page.headers.get('x-robots-tag')).toContain('noindex');
    expect(JSON.parse((await answerOf('/schema')).text)).toEqual(schema);
    expect(await (await fetch(`${served.origin}/health`)).json()).toMatchObject({
      status: 'ok',
      simulated: true,
    });
  });
});

it('a description of the server is asked for again, since a restart may change its limits', async () => {
  const { headers } = await answerOf('/openapi.json');
  expect([headers.get('cache-control'), headers.has('etag')]).toEqual(['no-cache', true]);
});

describe('bad input', () => {
  it.each([
    ['/nowhere', 404, /^There is no "\/nowhere"\. Paths: /],
    ['/events?seed=1&seed=2', 400, /^seed is given twice\./],
    ['/events?speed=max', 400, /^speed must be a number from 0\.25 to 500/],
    ['/events?for=0x10', 400, /^for must be a number of seconds from 0 to /],
    [`/events?seed=${'x'.repeat(101)}`, 400, /^seed must be a text of 1 to 100 characters/],
  ])('%s is answered with %d and one line', async (path, status, message) => {
    const answer = await answerOf(path);
    expect(answer.status).toBe(status);
    expect(answer.text).toMatch(message);
    expect(answer.text.trimEnd()).not.toContain('\n');
    expect(answer.text.length).toBeLessThan(300);
  });
});

describe('a server', () => {
  it('whose log nobody reads any more loses lines, serves on, and ends when it is asked to', async () => {
    const logging = await serveApart(['--log']);
    const refuse = async (times: number) => {
      for (let asked = 0; asked < times; asked += 1)
        expect((await fetch(`${logging.origin}/nope`)).status).toBe(404);
    };
    logging.process.stderr?.pause(); // more than a pipe holds
    await refuse(1_500);
    logging.process.stderr?.destroy();
    await refuse(5);
    expect(await logging.figure('simulated_trades_log_lines_lost_total')).toBeGreaterThan(0);
    expect(await logging.stop('SIGTERM')).toBe(0);
  });

  it('that is asked to stop does not wait for a connection whose download is finished, or that asks for nothing', async () => {
    const replica = await startReplica();
    connect(replica.port, '127.0.0.1'); // as browsers open one in advance
    const socket = connect(replica.port, '127.0.0.1');
    socket.write('GET /trades?from=1500000&for=10 HTTP/1.1\r\nHost: x\r\n\r\n');
    await expect.poll(() => replica.figure('simulated_trades_streams')).toBe(1);
    const stopped = replica.stop();
    await once(socket, 'data');
    const answeredAt = performance.now();
    socket.resume();
    expect(await stopped).toBe(0);
    expect(performance.now() - answeredAt).toBeLessThan(2_000);
  });

  it('counts no client that goes away as one that sent a malformed request', async () => {
    const { port, origin } = await serveHere();
    const malformed = async () =>
      /malformed"} (\d+)/.exec(await (await fetch(`${origin}/metrics`)).text())?.[1];
    for (let count = 0; count < 5; count += 1) {
      const socket = connect(port, '127.0.0.1');
      socket.write('GET /health HTTP/1.1\r\nHost: a\r\n\r\n');
      await once(socket, 'data');
      socket.resetAndDestroy();
    }
    expect(await malformed()).toBe('0');
    await askRaw(port, 'no HTTP\r\n\r\n');
    expect(await malformed()).toBe('1');
  });

  it('that finds its port taken says so in one line', async () => {
    const taken = String(served.port);
    for (const args of [[], ['--management-port', taken]])
      await expect(startReplica(args, { port: args.length === 0 ? taken : 0 })).rejects.toThrow(
        /did not start: simulated-trades: .*EADDRINUSE.*\n$/,
      );
  });
});
