import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { closeOf, webSocketRequest } from './raw';
import { serveApart, serveHere, settingsOf } from './serveHere';

const STREAM = 'GET /events?seed=7&speed=0.25 HTTP/1.1\r\nHost: x\r\n\r\n';
const HEALTH = 'GET /health HTTP/1.1\r\nHost: x\r\n\r\n';
const OFFER = 'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n';

/** Until the test has ended. */
function open(port: number, bytes: string): Socket {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined).resume();
  socket.write(bytes);
  return socket;
}

/** How many listeners a connection has, for each event. */
const listenersOf = (socket?: Socket) =>
  socket
    ?.eventNames()
    .map((name) => `${String(name)} ${socket.listenerCount(name)}`)
    .toSorted()
    .join() ?? '';

/** What Node warns of, as of too many listeners. */
function warnings(): readonly Error[] {
  const warned: Error[] = [];
  const note = (warning: Error) => void warned.push(warning);
  process.on('warning', note);
  onTestFinished(() => void process.off('warning', note));
  return warned;
}

/** What a client sends that has no end of it. */
const FLOODS: Readonly<Record<string, string>> = {
  'requests behind an open stream': STREAM + HEALTH.repeat(40_000),
  'streams behind an open stream': STREAM.repeat(20_000),
  'requests alone': HEALTH.repeat(40_000),
  'requests with many headers each':
    STREAM + HEALTH.replace('\r\n\r\n', `\r\n${'a:1\r\n'.repeat(300)}\r\n`).repeat(500),
  'requests that offer another protocol': HEALTH.replace('\r\n\r\n', `\r\n${OFFER}\r\n`).repeat(20_000),
  'the same behind an open stream': STREAM + HEALTH.replace('\r\n\r\n', `\r\n${OFFER}\r\n`).repeat(20_000),
  'a WebSocket behind an open stream': STREAM + webSocketRequest('/socket'),
  'a tunnel behind an open stream': `${STREAM}CONNECT x:443 HTTP/1.1\r\nHost: x:443\r\n\r\n`,
};

describe('a client that sends more than ten requests before it has an answer', () => {
  it.each(
    Object.entries(FLOODS).flatMap(([name, bytes]) => [1, 30].map((count) => [name, count, bytes] as const)),
  )('%s, on %d connections, is closed and counted, while others are answered', async (_, count, bytes) => {
    const server = await serveHere();
    const warned = warnings();
    let requests = 0;
    server.server.on('request', () => {
      requests += 1;
    });
    const closed = Array.from({ length: count }, () => closeOf(open(server.port, bytes)));
    expect((await fetch(`${server.origin}/health`)).status).toBe(200);
    await Promise.all(closed);
    expect((await fetch(`${server.origin}/health`)).status).toBe(200);
    expect(await server.figure('simulated_trades_refused_total{reason="pipelining"}')).toBe(count);
    expect(requests, 'made of what one read brings').toBeLessThan(11 * count + 5);
    await expect.poll(() => server.figure('simulated_trades_streams')).toBe(0);
    expect(warned).toEqual([]);
  });

  it('has its first ten answered in order', async () => {
    const { port } = await serveHere();
    const paths = Array.from({ length: 10 }, (_, at) =>
      at % 2 === 0 ? `/nope${at}` : `/trades?for=${at}&seed=7`,
    );
    const requests = paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join('');
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    let answers = '';
    socket.on('data', (chunk) => {
      answers += String(chunk);
    });
    socket.write(requests);
    await expect
      .poll(() =>
        answers
          .match(/^HTTP\/1\.1 \d+/gm)
          ?.map((line) => line.slice(-3))
          .join(' '),
      )
      .toBe('404 200 '.repeat(5).trim());
  });

  it('adds no listener to its connection for each request', async () => {
    const { port, server } = await serveHere();
    const connected = once(server, 'connection');
    const client = open(port, STREAM);
    const [socket]: Socket[] = await connected;
    await once(client, 'data');
    const before = listenersOf(socket);
    const asked = once(server, 'request');
    client.write(HEALTH.repeat(9));
    await asked;
    expect(listenersOf(socket)).toBe(before);
    expect(socket?.destroyed).toBe(false);
  });
});

it('a client that offers another protocol in each request is answered each time, on one connection', async () => {
  const { port, server } = await serveHere();
  const warned = warnings();
  const connected = once(server, 'connection');
  const client = connect(port, '127.0.0.1');
  onTestFinished(() => void client.destroy());
  const [socket]: Socket[] = await connected;
  const counts = new Set<string>();
  for (let asked = 0; asked < 40; asked += 1) {
    client.write(HEALTH.replace('\r\n\r\n', `\r\n${OFFER}\r\n`));
    const [answer] = await once(client, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /);
    if (asked > 0) counts.add(listenersOf(socket));
  }
  expect(counts.size).toBe(1);
  expect(warned).toEqual([]);
});

it('a WebSocket that sends pings without end and reads none of the answers is closed before they fill the memory', async () => {
  const { port, server, service } = await serveHere();
  const connected = once(server, 'connection');
  const client = connect(port, '127.0.0.1');
  onTestFinished(() => void client.destroy());
  const closed = closeOf(client);
  client.pause();
  client.write(webSocketRequest('/socket?seed=7&speed=0.25'));
  const [socket]: Socket[] = await connected;
  await expect.poll(() => service.admission.streams).toBe(1);
  // Of the greatest length that one may have, masked with zeros.
  const ping = Buffer.concat([Buffer.from([0x89, 0x80 | 125, 0, 0, 0, 0]), Buffer.alloc(125)]);
  const pings = Buffer.concat(Array.from({ length: 500 }, () => ping));
  let most = 0;
  const flood = () => {
    most = Math.max(most, socket?.writableLength ?? 0);
    if (!client.destroyed) client.write(pings, () => setImmediate(flood));
  };
  flood();
  await expect.poll(() => service.report.closedAsTooSlow).toBe(1);
  client.resume();
  await closed;
  expect(most).toBeLessThan(1_000_000);
});

describe('connections that are kept and ask for nothing', () => {
  it('make room for new ones, the one that has for longest first, also a WebSocket without options; streams do not', async () => {
    const server = await serveHere('--max-connections', '1', '--max-speed', '0.25');
    const most = 2_001;
    const silent = open(server.port, webSocketRequest('/socket'));
    await once(silent, 'data');
    const stream = open(server.port, STREAM);
    await once(stream, 'data');
    const kept = [silent];
    while (kept.length < most - 1) {
      const some = Array.from({ length: Math.min(100, most - 1 - kept.length) }, () =>
        open(server.port, HEALTH),
      );
      await Promise.all(some.map((socket) => once(socket, 'data')));
      kept.push(...some);
    }
    const { connections } = server.service.admission;
    expect(connections.size).toBe(most);
    const first = closeOf(silent);
    const last = open(server.port, HEALTH);
    expect(String((await once(last, 'data'))[0])).toMatch(/^HTTP\/1\.1 200 /);
    await first;
    expect([connections.size, connections.gaveWay]).toEqual([most, 1]);
    expect([stream.closed, kept[1]?.closed]).toEqual([false, false]);
  });
});

describe('a server with a port for those who operate it', () => {
  const serve = (...args: readonly string[]) => serveApart(['--management-port', '0', ...args]);
  const statusOf = async (origin: string, path: string) => (await fetch(origin + path)).status;

  it('answers them there alone, apart from the health, and serves clients at the other', async () => {
    const { origin, management } = await serve();
    for (const path of ['/health', '/ready', '/metrics', '/v1/ready'])
      expect(await statusOf(management, path), path).toBe(200);
    for (const path of ['/events', '/trades', '/openapi.json'])
      expect(await statusOf(management, path), path).toBe(404);
    expect(await statusOf(origin, '/health')).toBe(200);
    for (const path of ['/ready', '/metrics']) expect(await statusOf(origin, path), path).toBe(404);
    const { paths } = await (await fetch(`${origin}/openapi.json`)).json();
    expect(Object.keys(paths).filter((path) => /health|ready|metrics/.test(path))).toEqual(['/health']);
  });

  it('answers them while clients have every connection, and says that it takes no more', async () => {
    const replica = await serve('--max-connections', '30', '--log');
    const { port, management } = replica;
    const sockets = Array.from({ length: 2_030 }, (_, at) =>
      at < 30 ? open(port, STREAM) : open(port, 'GET /socket HTTP/1.1\r\nHost: x\r\n'),
    );
    await Promise.all(sockets.slice(0, 30).map((socket) => once(socket, 'data')));
    await expect.poll(() => replica.figure('simulated_trades_connections')).toBe(2_030);
    expect(await statusOf(management, '/health')).toBe(200);
    const ready = await fetch(`${management}/ready`);
    expect([ready.status, await ready.json()]).toEqual([503, { status: 'full', simulated: true }]);
    expect(await replica.figure('simulated_trades_ready')).toBe(0);
  });

  it('ends when it is told to, and answers until then', async () => {
    const replica = await serve('--drain', '600');
    replica.process.kill('SIGTERM');
    await expect.poll(() => statusOf(replica.management, '/ready')).toBe(503);
    expect(await statusOf(replica.management, '/health')).toBe(200);
    expect(await replica.stop('SIGTERM')).toBe(0);
  });

  it('is for this machine alone unless it is told otherwise', () => {
    const managementOf = (...args: readonly string[]) =>
      settingsOf(['--serve', '0.0.0.0:8080', ...args]).management;
    expect(managementOf()).toBeUndefined();
    expect(managementOf('--management-port', '9081')).toEqual({ host: '127.0.0.1', port: 9_081 });
    const others = ['--management-port', '9081', '--management-host', '[::]'];
    expect(managementOf(...others)).toEqual({ host: '::', port: 9_081 });
    expect(() => managementOf('--management-host', '::1')).toThrow('management-host needs management-port.');
  });
});
