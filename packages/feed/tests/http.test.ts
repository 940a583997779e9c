import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { askRaw } from './raw';
import { serveHere } from './serveHere';
import { readSse } from './sse';
import { type Replica, startReplica } from './startReplica';

const [PAGE, OTHER_PAGE] = ['http://localhost:3000', 'https://lesson.example'] as const;
const CLOSE = 'Connection: close\r\n';
const UPGRADE = 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13';

let served: Replica;
beforeAll(async () => {
  served = await startReplica(['--seed', '7', '--cors', `${PAGE},${OTHER_PAGE}`]);
});
afterAll(() => served.stop());

const ask = (path: string, init?: RequestInit) => fetch(`${served.origin}${path}`, init);

describe('a request', () => {
  it('that offers another protocol is answered in this one, and so is the next on the same connection', async () => {
    const offer =
      'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n';
    const requests = [
      `GET /health HTTP/1.1\r\nHost: x\r\n${offer}\r\n`,
      `GET /ready HTTP/1.1\r\nHost: x\r\n${offer.replace('h2c', 'websocket')}\r\n`,
      'GET /nowhere HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    ];
    const socket = connect(served.port, '127.0.0.1');
    const codes: string[] = [];
    for (const request of requests) {
      socket.write(request);
      const [answer] = await once(socket, 'data');
      codes.push(String(answer).slice(0, 12));
    }
    expect(codes).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200', 'HTTP/1.1 404']);
    socket.destroy();
  });

  it.each(['close, Upgrade', 'Upgrade, Close', 'upgrade,close', 'Upgrade\r\nConnection: close'])(
    'that offers another protocol and wants the connection closed (%s) is answered so',
    async (connection) => {
      const answer = await askRaw(
        served.port,
        `GET /health HTTP/1.1\r\nHost: x\r\nConnection: ${connection}\r\nUpgrade: h2c\r\n\r\n`,
      );
      expect(answer).toMatch(/^HTTP\/1\.1 200 (.*\r\n)*Connection: close\r\n/);
    },
  );

  it.each([
    ['may name the whole address, as to a proxy', 'http://other.example/health', ''],
    ['that expects what nobody knows is answered as if it did not', '/health', 'Expect: more\r\n'],
  ])('%s', async (_, address, more) => {
    const answer = await askRaw(served.port, `GET ${address} HTTP/1.1\r\nHost: x\r\n${more}${CLOSE}\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  });

  it.each([
    ['without a Host', 'GET /health HTTP/1.1', '400', 'malformed'],
    ['with two Hosts', 'GET /health HTTP/1.1\r\nHost: a\r\nHost: b', '400', 'malformed'],
    ['with oversized headers', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(40_000)}`, '431', 'malformed'],
    ['that is no HTTP', 'hello', '400', 'malformed'],
    ['for an address of another kind', 'GET ftp://x/ HTTP/1.1\r\nHost: x', '400', 'malformed'],
    ['by a method that is not allowed', 'DELETE / HTTP/1.1\r\nHost: x', '405', 'method'],
    ['for a tunnel', 'CONNECT x:443 HTTP/1.1\r\nHost: x:443', '405', 'method'],
    ['for a WebSocket without a Host', `GET /socket HTTP/1.1\r\n${UPGRADE}`, '400', 'malformed'],
    ['for a WebSocket without a key', `GET /socket HTTP/1.1\r\nHost: x\r\n${UPGRADE}`, '400', 'malformed'],
    ['for a WebSocket by POST', `POST /socket HTTP/1.1\r\nHost: x\r\n${UPGRADE}`, '405', 'method'],
    ['for a WebSocket elsewhere', `GET /x HTTP/1.1\r\nHost: x\r\n${CLOSE}${UPGRADE}`, '404', 'path'],
  ])('%s is refused in one line, and counted', async (_, head, status, reason) => {
    const refused = async () =>
      Number(new RegExp(`${reason}"} (\\d+)`).exec(await (await ask('/metrics')).text())?.[1] ?? 0);
    const before = await refused();
    const answer = await askRaw(served.port, `${head}\r\n\r\n`);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer.split('\r\n\r\n')[1]).toMatch(/^[^\n]+\.\n$/);
    expect(await refused()).toBe(before + 1);
  });

  it("by a name that is not this machine's is refused where the server listens to this machine alone", async () => {
    const { port } = served;
    const codeFor = async (host: string, path = '/health', more = CLOSE) =>
      (await askRaw(port, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${more}\r\n`)).slice(9, 12);
    for (const own of ['localhost', '127.0.0.1', '[::1]', 'a.localhost', 'LOCALHOST'])
      expect(await codeFor(`${own}:${port}`), own).toBe('200');
    expect(await codeFor('feed.example'), 'what a proxy on another port passes on').toBe('200');
    for (const other of ['feed.example', '10.0.0.1', 'localhost.example', '127.0.0.1.example', '[::2]'])
      for (const path of ['/health', '/events', '/trades', '/metrics', '/socket'])
        expect(await codeFor(`${other}:${port}`, path), `${other} ${path}`).toBe('421');
    expect(await codeFor(`feed.example:${port}`, '/socket', `${UPGRADE}\r\n`)).toBe('421');
  });

  it('may come late on a connection that is kept: later than usual load balancers wait', async () => {
    const { headers } = await ask('/health');
    expect(Number(/timeout=(\d+)/.exec(headers.get('keep-alive') ?? '')?.[1])).toBeGreaterThan(60);
  });

  it('for a download by HTTP/1.0 is answered while it is played, not after', async () => {
    const request = (version: string) =>
      askRaw(served.port, `GET /trades?seed=7&for=3600 HTTP/${version}\r\nHost: x\r\n${CLOSE}\r\n`);
    const [head = '', body] = (await request('1.0')).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 200 /);
    expect(head).not.toMatch(/Content-Length|Transfer-Encoding/);
    expect(body).toBe(await (await ask('/trades?seed=7&for=3600')).text());
  });

  it('for an address that is written in another way finds nothing', async () => {
    for (const path of ['/./health', '/x/../health', '/x/%2e%2e/health', '/x\\..\\health', '//health'])
      expect(await askRaw(served.port, `GET ${path} HTTP/1.1\r\nHost: x\r\n${CLOSE}\r\n`), path).toMatch(
        /^HTTP\/1\.1 404 /,
      );
  });

  it('that is malformed is answered also after another on the same connection', async () => {
    const answers = await askRaw(served.port, 'GET /health HTTP/1.1\r\nHost: x\r\n\r\n', 'no HTTP\r\n\r\n');
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400']);
  });

  it('that never ends, or is followed by no other, puts no second answer into a stream', async () => {
    const socket = connect(served.port, '127.0.0.1');
    socket.write('GET /events?seed=7&speed=2 HTTP/1.1\r\nHost: x\r\n\r\n');
    let answer = '';
    socket.on('data', (chunk) => {
      answer += String(chunk);
    });
    await once(socket, 'data');
    socket.write('no HTTP\r\n\r\n');
    await once(socket, 'close');
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200']);
  });

  it.each(['/', '/events', '/trades', '/schema', '/health', '/ready', '/metrics'])(
    'for the head of %s gets that of the whole answer',
    async (path) => {
      const [head, whole] = [await ask(path, { method: 'HEAD' }), await ask(path)];
      await whole.body?.cancel();
      expect([head.status, head.headers.get('content-type')]).toEqual([
        200,
        whole.headers.get('content-type'),
      ]);
      expect(await head.text()).toBe('');
    },
  );
});

describe('a path', () => {
  it.each(['/trades', '/schema', '/health', '/metrics', '/openapi.json', '/v1/health'])(
    '%s may end with a slash',
    async (path) => {
      const [plain, slash] = [await ask(path), await ask(`${path}/`)];
      expect([slash.status, slash.headers.get('content-type')]).toEqual([
        200,
        plain.headers.get('content-type'),
      ]);
      expect((await ask(`${path}//`)).status).toBe(404);
    },
  );

  it('of a stream may too', async () => {
    const query = '?seed=7&for=60&speed=1000';
    const events = await readSse(`${served.origin}/events/${query}`, 20);
    expect(events).toEqual(await readSse(`${served.origin}/events${query}`, 20));
    const socket = new WebSocket(`${served.origin.replace('http', 'ws')}/v1/socket/?seed=7`);
    expect(JSON.parse(String((await once(socket, 'message'))[0]))).toEqual(events[0]?.event);
    socket.terminate();
  });

  it.each([
    ['/events?sede=7', 'Did you mean seed?'],
    ['/events?lasteventid=2-0123456789ab-7', 'Did you mean lastEventId?'],
    ['/trades?lastEventId=2-0123456789ab-7', 'Did you mean after?'],
    ['/trades?until=60', 'Did you mean for?'],
    ['/trades?formt=csv', 'Did you mean format?'],
  ])('with a mistyped option is answered with the one that was meant: %s', async (path, question) => {
    const answer = await ask(path);
    expect([answer.status, await answer.text()]).toEqual([
      400,
      expect.stringContaining(` ${question} Allowed: `),
    ]);
  });
});

describe('what a browser saves', () => {
  // INV-13
  it.each([
    ['/trades?seed=7&for=60', 'attachment', 'simulation-7.ndjson'],
    ['/trades?seed=Lesson%201&for=60&format=csv', 'attachment', 'simulation-Lesson-1.csv'],
    ['/trades?seed=7&for=60&format=json', 'inline', 'simulation-7.json'],
    [
      '/trades?seed=%22%0d%0aSet-Cookie:%20a%3db&for=60&format=csv',
      'attachment',
      'simulation-Set-Cookie-a-b.csv',
    ],
    ['/trades?seed=%E6%97%A5%E6%9C%AC&for=60&format=csv', 'attachment', 'simulation-run.csv'],
    ['/events?seed=7', 'inline', 'simulation-7.txt'],
  ])('has a name that says what it is: %s', async (path, kind, name) => {
    const answer = await ask(path);
    await answer.body?.cancel();
    expect(answer.headers.get('content-disposition')).toBe(`${kind}; filename="${name}"`);
  });

  it('is a whole, since parts by bytes are not given', async () => {
    const answer = await ask('/trades?seed=7&for=60', { headers: { Range: 'bytes=0-9' } });
    expect([answer.status, answer.headers.get('accept-ranges')]).toEqual([200, 'none']);
    expect((await answer.text()).length).toBeGreaterThan(1_000);
  });
});

describe('a web page of another origin', () => {
  it.each([PAGE, OTHER_PAGE])('%s that is named reads answers, also with a login', async (Origin) => {
    const { headers } = await ask('/health', { headers: { Origin } });
    expect(headers.get('access-control-allow-origin')).toBe(Origin);
    expect(headers.get('access-control-allow-credentials')).toBe('true');
    expect(headers.get('vary')).toBe('Origin');
  });

  it('that is not named reads none', async () => {
    const { headers } = await ask('/health', { headers: { Origin: 'http://elsewhere.example' } });
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it('may send every header that its browser asks for: to go on, for a login, or of a tracing library', async () => {
    const { status, headers } = await ask('/events', {
      method: 'OPTIONS',
      headers: {
        Origin: PAGE,
        'Access-Control-Request-Method': 'GET',
        'Access-Control-Request-Headers': 'content-type,last-event-id,traceparent',
      },
    });
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe(PAGE);
    expect(headers.get('access-control-allow-methods')).toContain('GET');
    expect(headers.get('access-control-allow-headers')).toBe('content-type,last-event-id,traceparent');
  });

  it('of any origin reads answers if all may, without a login', async () => {
    const { origin } = await serveHere('--cors', '*');
    const { headers } = await fetch(`${origin}/health`, { headers: { Origin: PAGE } });
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  });
});

describe('a stream', () => {
  it.each(['/events?seed=7', '/events?for=0.5&speed=1000'])(
    '%s asks proxies not to compress it, which would hold its events back',
    async (path) => {
      const ended = new AbortController();
      const { headers } = await ask(path, { signal: ended.signal });
      expect(headers.get('cache-control')).toBe('no-store, no-transform');
      ended.abort();
    },
  );

  it.each([
    '/events?from=0.5&for=1',
    '/events?from=2592000',
    '/events?after=100000000000',
    '/events?route=v&for=26&after=1000000000000000',
  ])('%s without events tells an EventSource to stop', async (path) => {
    expect((await ask(path)).status).toBe(204);
  });

  it('goes on after an event that the query names, where a client cannot send the header', async () => {
    const all = await readSse(`${served.origin}/events?route=v&for=26&speed=500`, 40);
    const after = encodeURIComponent(all[9]?.id ?? '');
    const query = `route=v&for=26&speed=500&lastEventId=${after}`;
    expect(await readSse(`${served.origin}/events?${query}`, 30)).toEqual(all.slice(10));
    expect((await ask(`/events?${query}&lastEventId=${after}`)).status).toBe(400);
  });
});
