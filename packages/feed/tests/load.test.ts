import { once } from 'node:events';
import { connect } from 'node:net';
import { EventSource } from 'eventsource';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { askRaw, closeOf } from './raw';
import { serveApart, serveHere } from './serveHere';
import { readSse } from './sse';

const textOf = async ({ origin }: { origin: string }, path: string) =>
  (await fetch(`${origin}${path}`)).text();

/** A stream that is cut at once, so that every client connects again, in five seconds. */
const AGAIN = /^HTTP\/1\.1 200 (?:.*\r\n)*Content-Type: text\/event-stream\r\n[\s\S]*\nretry: 5000\n\r\n$/;

describe('a far place of a run', () => {
  it('is sought once for all who come back there at the same time', async () => {
    const replica = await serveHere();
    const ended = new AbortController();
    const url = `${replica.origin}/events?route=v&from=360000`;
    const opened = Array.from({ length: 100 }, () => fetch(url, { signal: ended.signal }));
    expect((await Promise.all(opened)).map(({ status }) => status)).toEqual(opened.map(() => 200));
    ended.abort();
    expect(await replica.figure('simulated_trades_searches_total')).toBe(1);
  });

  it('is not sought for a range without events', async () => {
    const replica = await serveHere();
    for (const range of ['from=2592000&for=0', 'from=2000000&for=0'])
      for (const path of ['/trades', '/events']) await textOf(replica, `${path}?${range}`);
    expect(await replica.figure('simulated_trades_searches_total')).toBe(0);
  });

  it('is not kept for requests that wait behind another on a connection that is gone', async () => {
    const replica = await serveHere();
    const socket = connect(replica.port, '127.0.0.1');
    socket.write('GET /events?speed=1000 HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(5));
    await once(socket, 'data');
    expect(await replica.figure('simulated_trades_streams')).toBe(1);
    socket.destroy();
    await expect.poll(() => replica.figure('simulated_trades_streams')).toBe(0);
  });

  it('is not sought for a client that is gone', async () => {
    const replica = await serveHere();
    const used = () => replica.figure('process_cpu_seconds_total');
    const begun = await used();
    await textOf(replica, '/trades?route=v&seed=sought&from=2591000&for=1');
    const before = await used();
    for (let seed = 0; seed < 30; seed += 1) {
      const socket = connect(replica.port, '127.0.0.1');
      socket.write(`GET /events?route=v&seed=${seed}&from=2591000 HTTP/1.1\r\nHost: x\r\n\r\n`);
      await once(socket, 'connect');
      await textOf(replica, '/health'); // it has begun
      socket.destroy();
    }
    await expect.poll(() => replica.figure('simulated_trades_searches_waiting')).toBe(0);
    expect((await used()) - before).toBeLessThan(10 * (before - begun)); // thirty would cost thirty times as much
  });

  it('that is sought when the server stops answers an EventSource with a stream that it comes back to, others with 503', async () => {
    const replica = await serveApart();
    const request = 'GET /events?route=v&from=2591000 HTTP/1.1\r\nHost: x\r\n';
    const answers = ['Accept: text/event-stream\r\n', ''].map((accept) =>
      askRaw(replica.port, `${request}${accept}\r\n`),
    );
    await expect.poll(() => replica.figure('simulated_trades_searches_waiting')).toBe(1);
    expect(await replica.stop('SIGTERM')).toBe(0);
    const [source, other] = await Promise.all(answers);
    expect(source).toMatch(AGAIN);
    expect(other).toMatch(/^HTTP\/1\.1 503 (.*\r\n)*Retry-After: 5\r\n/);
  });
});

describe('more events than the server may send', () => {
  it('are refused until there is room, through EventSource and WebSocket', async () => {
    const replica = await serveHere('--max-rate', '100');
    const ended = new AbortController();
    await fetch(`${replica.origin}/events?speed=150`, { signal: ended.signal });
    const { status, headers } = await fetch(`${replica.origin}/events?speed=60`);
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    const socket = new WebSocket(`${replica.origin.replace('http', 'ws')}/socket?speed=60`);
    const [code] = await once(socket, 'close');
    expect(code).toBe(1013);
    expect(await textOf(replica, '/metrics')).toContain('simulated_trades_refused_total{reason="rate"} 2\n');
    expect(await readSse(`${replica.origin}/events?speed=40`, 1)).toHaveLength(1);
    ended.abort();
    await expect.poll(() => replica.figure('simulated_trades_asked_events_per_second')).toBe(0);
    expect(await readSse(`${replica.origin}/events?speed=60`, 1)).toHaveLength(1);
  });
});

describe('a refused EventSource', () => {
  it.each([
    ['streams', ['--max-connections', '1'], ''],
    ['rate', ['--max-rate', '1'], '?speed=60'],
  ])('comes back by itself, and is counted: %s', async (reason, limits, query) => {
    const replica = await serveHere('--cors', '*', ...limits);
    const ended = new AbortController();
    await fetch(`${replica.origin}/events`, { signal: ended.signal });
    const source = new EventSource(`${replica.origin}/events${query}`);
    onTestFinished(() => source.close());
    await once(source, 'error');
    expect(source.readyState).toBe(source.CONNECTING);
    expect(await textOf(replica, '/metrics')).toContain(`refused_total{reason="${reason}"} 1\n`);
    const request = `GET /events${query} HTTP/1.1\r\nHost: x\r\nAccept: text/event-stream\r\n\r\n`;
    const answer = await askRaw(replica.port, request);
    expect(answer).toMatch(AGAIN);
    expect(answer, 'a page of another origin may read it').toContain('Access-Control-Allow-Origin: *\r\n');
    ended.abort();
  });
});

describe('who connects and says nothing', () => {
  /** Opens connections from an address of this machine; those that the server closes at once are none. */
  const connectFrom = async (localAddress: string, port: number, count: number) => {
    const sockets = Array.from({ length: count }, () => connect({ port, host: '127.0.0.1', localAddress }));
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
    });
    for (const socket of sockets) socket.on('error', () => undefined).resume();
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    return sockets;
  };

  it('through a WebSocket takes no place of a stream', async () => {
    const replica = await serveHere('--max-connections', '2');
    const silent = Array.from(
      { length: 5 },
      () => new WebSocket(`${replica.origin.replace('http', 'ws')}/socket`),
    );
    await Promise.all(silent.map((socket) => once(socket, 'open')));
    expect((await fetch(`${replica.origin}/ready`)).status).toBe(200);
    expect(await readSse(`${replica.origin}/events`, 1)).toHaveLength(1);
    const closed = silent.map((socket) => once(socket, 'close'));
    replica.service.admission.stop();
    expect((await Promise.all(closed)).map(([code]) => code)).toEqual(silent.map(() => 1001));
  });

  it.skipIf(process.platform !== 'linux')(
    'keeps no other address out, where the connections of one are limited',
    async () => {
      const replica = await serveHere('--max-per-address', '3');
      const sockets = await connectFrom('127.0.0.2', replica.port, 5);
      await expect.poll(() => sockets.filter(({ closed }) => closed).length).toBe(2);
      expect(await textOf(replica, '/metrics')).toContain('refused_total{reason="address"} 2\n');
      for (const socket of sockets) socket.destroy();
      const isServed = async () => {
        const [socket] = await connectFrom('127.0.0.2', replica.port, 1);
        socket?.write('GET /health HTTP/1.0\r\nHost: localhost\r\n\r\n');
        return socket && Promise.race([once(socket, 'data').then(String), closeOf(socket)]);
      };
      await expect.poll(isServed).toMatch(/^HTTP\/1\.1 200 /);
    },
  );

  it('cannot use up the files that the process may have open: those that came first make room, and others are served', async () => {
    const replica = await serveApart([], { files: 100 });
    await expect.poll(replica.said).toContain('may have 100 files open');
    const sockets = await connectFrom('127.0.0.1', replica.port, 150);
    expect((await fetch(`${replica.origin}/health`)).status).toBe(200);
    await expect.poll(() => sockets.filter(({ closed }) => closed).length).toBeGreaterThan(50);
    expect(await replica.figure('simulated_trades_idle_closed_total')).toBeGreaterThan(50);
  });

  it('through streams takes no file that is needed otherwise: what is more is closed and counted', async () => {
    const replica = await serveApart(['--management-port', '0'], { files: 100 });
    const sockets = await connectFrom('127.0.0.1', replica.port, 50);
    for (const socket of sockets) socket.write('GET /events?speed=0.25 HTTP/1.1\r\nHost: x\r\n\r\n');
    await Promise.all(sockets.map((socket) => once(socket, 'data')));
    await Promise.all((await connectFrom('127.0.0.1', replica.port, 30)).map(closeOf));
    expect(await replica.figure('simulated_trades_refused_total{reason="connections"}')).toBe(30);
  });
});

describe('a highest speed below 1', () => {
  it('holds for clients that name none, too', async () => {
    const replica = await serveHere('--max-speed', '0.25');
    const ended = new AbortController();
    for (const query of ['', '?seed=8', '?seed=8&speed=0.25'])
      await fetch(`${replica.origin}/events${query}`, { signal: ended.signal });
    const sockets = ['{}', '{"seed":"8"}'].map((options) => {
      const socket = new WebSocket(`${replica.origin.replace('http', 'ws')}/socket`);
      socket.once('open', () => socket.send(options));
      return socket;
    });
    await Promise.all(sockets.map((socket) => once(socket, 'message')));
    // Half its speed a second each.
    expect(await replica.figure('simulated_trades_asked_events_per_second')).toBe(5 * 0.125);
    ended.abort();
  });
});

describe('a server that is asked to stop', () => {
  it('serves for as long as it was told, says that nobody new should come, at a second signal cuts its streams, so that every client connects again, and tells its log, without names and seeds', async () => {
    const replica = await serveApart(['--drain', '600', '--log']);
    const { origin } = replica;
    expect((await fetch(`${origin}/ready`)).status).toBe(200);
    replica.process.kill('SIGTERM');
    await expect.poll(async () => (await fetch(`${origin}/ready`)).status).toBe(503);
    expect((await fetch(`${origin}/health`)).status).toBe(200);
    expect(await readSse(`${origin}/events?name=Ada&seed=secret`, 1)).toHaveLength(1);
    await fetch(`${origin}/events?name=Ada&seed=secret&speed=0`);
    await expect.poll(replica.said).toContain('"event":"closed"');
    const reading = expect(readSse(`${origin}/events?route=v`, 1_000)).rejects.toThrow('terminated');
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/socket?seed=7`);
    await once(socket, 'message');
    const closed = once(socket, 'close');
    expect(await replica.stop('SIGTERM')).toBe(0);
    expect((await closed)[0]).toBe(1001);
    await reading;
    await expect.poll(replica.said).toContain('"event":"stop"');
    const lines = replica.said().split('\n');
    const entries = lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line));
    expect(new Set(entries.map(({ event }) => event))).toEqual(
      new Set(['start', 'drain', 'opened', 'closed', 'refused', 'stop']),
    );
    for (const { time } of entries) expect(Date.parse(time)).not.toBeNaN();
    expect(replica.said()).not.toMatch(/Ada|secret/);
  });
});

describe('a server that is full', () => {
  it('is not ready, and tells one more client to come back later, until there is room', async () => {
    const { origin } = await serveHere('--max-connections', '2');
    const ended = new AbortController();
    for (const path of ['/events', '/events'])
      expect((await fetch(origin + path, { signal: ended.signal })).status).toBe(200);
    const refused = await fetch(`${origin}/events`);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await refused.text()).toBe('Too many streams: at most 2 at a time. Try again later.\n');
    expect(await (await fetch(`${origin}/ready`)).json()).toEqual({ status: 'full', simulated: true });
    ended.abort();
    await expect.poll(async () => (await fetch(`${origin}/ready`)).status).toBe(200);
    expect(await readSse(`${origin}/events`, 1)).toHaveLength(1);
  });
});

describe('who operates a server', () => {
  it('finds every reason of a refusal, at 0, and the start of the process, before anything has happened', async () => {
    const replica = await serveHere();
    const text = await textOf(replica, '/metrics');
    for (const reason of ['streams', 'rate', 'lag', 'searches', 'stopping', 'connections', 'address', 'host'])
      expect(text).toContain(`simulated_trades_refused_total{reason="${reason}"} 0\n`);
    for (const reason of ['malformed', 'method', 'path', 'options', 'accept', 'origin'])
      expect(text).toContain(`simulated_trades_refused_total{reason="${reason}"} 0\n`);
    const started = await replica.figure('process_start_time_seconds');
    expect(started).toBeCloseTo(performance.timeOrigin / 1_000, 3);
  });

  it('reads its figures with Prometheus, such as how late events are sent', async () => {
    const replica = await serveHere();
    const events = await readSse(`${replica.origin}/events?speed=500`, 20);
    await fetch(`${replica.origin}/events?speed=fast`);
    const { headers } = await fetch(`${replica.origin}/metrics`);
    expect(headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    const text = await textOf(replica, '/metrics');
    const names = [...text.matchAll(/^# TYPE (\w+) (?:counter|gauge|histogram)$/gm)].map(
      ([, name = '']) => name,
    );
    for (const name of names) expect(text).toMatch(new RegExp(`^# HELP ${name} .+\\n# TYPE ${name} `, 'm'));
    for (const line of text
      .trimEnd()
      .split('\n')
      .filter((line) => !line.startsWith('#'))) {
      const [, name] = /^([a-z_]+)(?:\{[a-z_]+="[^"]*"(?:,[a-z_]+="[^"]*")*\})? [\d.e+-]+$/.exec(line) ?? [
        line,
      ];
      expect(names).toContain(name?.replace(/_(bucket|sum|count)$/, ''));
    }
    const name = 'simulated_trades_event_lateness_seconds';
    const buckets = text.matchAll(new RegExp(`^${name}_bucket{le="[^"]+"} (\\d+)$`, 'gm'));
    const counts = Array.from(buckets, ([, count]) => Number(count));
    expect(counts.length).toBeGreaterThan(5);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(counts.at(-1)).toBeGreaterThanOrEqual(events.length);
    expect(text).toContain(`${name}_count ${counts.at(-1)}\n`);
    expect(text).toContain('simulated_trades_refused_total{reason="options"} 1\n');
    expect(await replica.figure('simulated_trades_events_total')).toBeGreaterThanOrEqual(events.length);
    expect(await replica.figure('simulated_trades_sent_bytes_total')).toBeGreaterThan(events.length * 300);
  });
});
