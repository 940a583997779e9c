import { once } from 'node:events';
import { connect } from 'node:net';
import { EventSource } from 'eventsource';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import schema from '../schema.json' with { type: 'json' };
import { eventsOf, type FeedEvent, NOTICE } from '../src';
import { RUN_OPTIONS } from '../src/library/options';
import { PLAY_OPTIONS, RESUME_OPTIONS } from '../src/text/options';
import { parseLines } from './runCommand';
import { LIMITS, openFeed, type ServedFeed } from './servedFeed';
import { readSse } from './sse';

let served: ServedFeed;
beforeAll(async () => {
  served = await openFeed(LIMITS);
});
afterAll(() => served.stop());

const script = [...eventsOf({ seed: '7', route: 'v' }, { until: 60_000 })];

describe('GET /events', () => {
  it('sends the events of a run, each with an id, ends with the range, and goes on after any id', async () => {
    const query = '/events?route=v&for=60&speed=500';
    const all = await readSse(served.url(query), 1_000);
    expect(all.map(({ event }) => event)).toEqual(script);
    expect(new Set(all.map(({ id }) => id)).size).toBe(script.length);
    for (const position of [0, 7, script.length - 2]) {
      const resumed = await readSse(served.url(query), 1_000, { 'Last-Event-ID': all[position]?.id ?? '' });
      expect(resumed).toEqual(all.slice(position + 1));
    }
  });

  it('is understood by a stock EventSource, which comes back by itself when a range ends, and is told to stop', async () => {
    const source = new EventSource(served.url('/events?for=20&speed=500'));
    const events: FeedEvent[] = [];
    source.addEventListener('message', ({ data }) => events.push(JSON.parse(data)));
    await new Promise<void>((resolve) => {
      source.addEventListener('error', ({ code }) => {
        if (code === 204) resolve();
      });
    });
    source.close();
    expect(events).toEqual([...eventsOf({ seed: '7' }, { until: 20_000 })]);
  });

  it.each([
    [
      'of the same seed on the other route',
      '/events?route=v',
      (id: string) => id,
      /^Last-Event-ID belongs to a different run/,
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
    const [first] = await readSse(served.url('/events'), 1);
    const { status, text } = await served.answerOf(path, {
      headers: { 'Last-Event-ID': change(first?.id ?? '') },
    });
    expect([status, text.trimEnd().split('\n').length]).toEqual([400, 1]);
    expect(text).toMatch(message);
  });

  it('looks for a far event without keeping others waiting', async () => {
    const [first] = await readSse(served.url('/events'), 1);
    const far = { 'Last-Event-ID': first?.id.replace(/\d+$/, '999999999999999') ?? '' };
    const searching = served.answerOf('/events', { headers: far });
    expect((await served.answerOf('/health')).status).toBe(200);
    expect((await searching).status).toBe(204);
  });

  it('closes a client that does not read, with a reason and an id to go on after', async () => {
    const query = `/events?seed=${'x'.repeat(10_000)}&route=v&speed=500`; // a long seed makes long events
    const socket = connect(served.port, '127.0.0.1');
    socket.pause();
    socket.write(`GET ${query} HTTP/1.1\r\nHost: x\r\n\r\n`);
    await served.untilClosedAsTooSlow(1);
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => {
      text += chunk;
      if (text.endsWith('\r\n0\r\n\r\n')) socket.destroy(); // the last chunk: the server keeps the connection
    });
    socket.resume();
    await once(socket, 'close');
    const ids = [...text.matchAll(/^id: (\S+)-(\d+)\r?$/gm)];
    expect(ids.map(([, , id]) => Number(id))).toEqual(ids.map((_, position) => position));
    const [, reason = ''] = /event: closed\ndata: (.*)\n\n/.exec(text) ?? [];
    const { lastEventId } = JSON.parse(reason);
    expect(`id: ${lastEventId}`).toBe(ids.at(-1)?.[0]);
    const [next] = await readSse(served.url(query), 1, { 'Last-Event-ID': lastEventId });
    expect(next?.event.id).toBe(ids.length);
  });
});

describe('GET /socket', () => {
  const collect = async (query: string, message?: string | Buffer) => {
    const socket = new WebSocket(served.socketUrl(query));
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

  it.each([
    ['?seed=', undefined, 1008, /^seed must be a text/],
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
    await served.untilNoStreams();
    const socket = new WebSocket(served.socketUrl(''));
    await once(socket, 'open');
    expect((await served.health()).streams).toBe(1);
    socket.close();
    await once(socket, 'close');
    // Counted in answers, not in seconds: without noticing it, the server would wait 10 s for the first message.
    let streams = 1;
    for (let asked = 0; streams > 0 && asked < 100; asked += 1) ({ streams } = await served.health());
    expect(streams).toBe(0);
  });

  it('closes a client that sends a second message', async () => {
    const socket = new WebSocket(served.socketUrl('?seed=7'));
    socket.once('message', () => socket.send('more'));
    const [code, reason] = await once(socket, 'close');
    expect([code, String(reason)]).toEqual([1008, 'The options are set already: at most one message.']);
  });

  it('refuses a web page of another origin, and a plain request', async () => {
    const socket = new WebSocket(served.socketUrl('?seed=7'), { origin: 'http://elsewhere.example' });
    const [, response] = await once(socket, 'unexpected-response');
    expect(response.statusCode).toBe(403);
    response.destroy();
    expect((await served.answerOf('/socket')).status).toBe(426);
  });
});

describe('GET /trades', () => {
  it('sends the sold trades of a range as NDJSON or CSV', async () => {
    const { text, headers } = await served.answerOf('/trades?route=v&from=20&for=3600');
    const wanted = [...eventsOf({ seed: '7', route: 'v' }, { from: 20_000, until: 3_620_000 })];
    expect(headers.get('content-type')).toContain('ndjson');
    expect(parseLines(text)).toEqual(wanted.filter(({ type }) => type === 'trade.sold'));
    const csv = (await served.answerOf('/trades?format=csv')).text.trimEnd().split('\r\n');
    expect(csv).toHaveLength([...eventsOf({ seed: '7' }, { from: 1, until: 3_600_000 })].length + 1);
    expect(csv.every((row, at) => at === 0 || row.startsWith('true,'))).toBe(true);
  });
});

describe('the other paths', () => {
  it('have a page with the simulation label, the schema, and the health', async () => {
    const page = await served.answerOf('/');
    expect(page.text).toContain(`<p data-simulation-label>${NOTICE}</p>`);
    for (const name of Object.keys({ ...RUN_OPTIONS, ...PLAY_OPTIONS, ...RESUME_OPTIONS }))
      expect(page.text).toContain(`<tr><td><code>${name}</code><td>`);
    expect(page.headers.get('x-robots-tag')).toContain('noindex');
    expect(JSON.parse((await served.answerOf('/schema')).text)).toEqual(schema);
    expect(JSON.parse((await served.answerOf('/health')).text)).toMatchObject({
      status: 'ok',
      simulated: true,
    });
  });

  it.each(['HEAD / 200', 'HEAD /events 200', 'HEAD /trades 200', 'HEAD /health 200'])(
    'answers %s',
    async (line) => {
      const [method = '', path = '', status] = line.split(' ');
      expect((await served.answerOf(path, { method })).status).toBe(Number(status));
    },
  );
});
