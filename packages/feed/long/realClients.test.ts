import { setTimeout as wait } from 'node:timers/promises';
import { EventSource } from 'eventsource';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { replicaStarter, startProxy } from '../tests/startProxy';
import type { Replica } from '../tests/startReplica';
import { usePages } from '../tests/usePages';

/** What each client got: the ids of events, by its name. */
type Received = Readonly<Record<string, readonly number[]>>;

/** How long a client may take to go on: some wait longer each time that they connect in vain. */
const GO_ON_MS = 60_000;

/** The figure of open streams. */
const STREAMS = 'simulated_trades_streams';

const { newPage, url } = usePages('packages/feed/long/page');

/** The clients of one page and of this process, each with a connection of its own. */
async function startClients(feed: string): Promise<() => Promise<Received>> {
  const page = await newPage();
  onTestFinished(() => page.close());
  await page.goto(`${url()}?feed=${feed}`);
  await page.waitForFunction(() => 'received' in globalThis);

  const own = { eventsource: [] as number[], ws: [] as number[] };
  const source = new EventSource(`${feed}/events?route=v&speed=10`);
  source.addEventListener('message', ({ data }) => own.eventsource.push(JSON.parse(data).id));
  source.addEventListener('reset', () => own.eventsource.splice(0));
  let socket: WebSocket;
  let isEnded = false;
  let position = '';
  const connect = () => {
    if (isEnded) return;
    socket = new WebSocket(`${feed.replace('http', 'ws')}/socket?route=v&speed=10${position}`);
    socket.on('message', (data: Buffer) => {
      const { id, seed, engineVersion } = JSON.parse(data.toString());
      own.ws.push(id);
      position = `&seed=${seed}&engineVersion=${engineVersion}&after=${id}`;
    });
    socket.on('error', () => undefined);
    socket.once('close', () => setTimeout(connect, 500));
  };
  connect();
  onTestFinished(() => {
    isEnded = true;
    source.close();
    socket.close();
  });
  return async () => ({ ...(await page.evaluate<Received>('received')), ...structuredClone(own) });
}

/** It names the run of its last event. */
const isWebSocket = (name: string) => /^(ws|WebSocket)$/.test(name);

/** Waits until every client got events that it did not have now, and none of them is lost or doubled. */
async function allGoOn(received: () => Promise<Received>): Promise<void> {
  const before = await received();
  await expect
    .poll(
      async () => {
        const now = await received();
        return Object.keys(now).filter((name) => (now[name]?.length ?? 0) < (before[name]?.length ?? 0) + 20);
      },
      { timeout: GO_ON_MS, interval: 200, message: 'clients that do not go on' },
    )
    .toEqual([]);
  for (const [name, ids] of Object.entries(await received()))
    expect(ids, `${name}: none lost, none twice`).toEqual(ids.map((_, position) => position));
}

const argsOf = (seed: string, ...more: readonly string[]) => [
  '--seed',
  seed,
  '--cors',
  new URL(url()).origin,
  ...more,
];

/** Starts two replicas; and one of them again, after a while. */
async function startPair(...limits: readonly (readonly string[])[]) {
  const start = await replicaStarter(onTestFinished);
  const [first, second] = await Promise.all([
    start(0, argsOf('7', ...(limits[0] ?? []))),
    start(1, argsOf('7', ...(limits[1] ?? []))),
  ]);
  const again = async (at: 0 | 1, { port }: Replica, awayMs = 0, seed = '7') => {
    await wait(awayMs);
    return start(at, argsOf(seed), port);
  };
  return { first, second, again };
}

describe.each(['nginx', 'caddy'] as const)('stock clients behind %s', (name) => {
  it('lose and double nothing in rolling restarts, and while both replicas are away for two seconds, and begin anew in another run', async ({
    skip,
  }) => {
    let { first, second, again } = await startPair();
    const restart = async (at: 0 | 1, replica: Replica, awayMs: number, seed?: string) => {
      await replica.stop('SIGTERM');
      return again(at, replica, awayMs, seed);
    };
    const proxy = await startProxy(name, [first, second]);
    if (proxy === undefined) return skip();
    onTestFinished(proxy.stop);
    const received = await startClients(proxy.origin);
    await allGoOn(received);
    for (let round = 0; round < 2; round += 1) {
      first = await restart(0, first, 1_000);
      await allGoOn(received);
      second = await restart(1, second, 1_000);
      await allGoOn(received);
    }
    [first, second] = await Promise.all([restart(0, first, 2_000), restart(1, second, 2_000)]);
    await allGoOn(received);
    await first.stop('SIGKILL');
    await allGoOn(received);
    first = await again(0, first);
    await second.stop('SIGKILL');
    await allGoOn(received);
    // Another seed, as of servers that were started without one: who named none begins anew.
    const before = await received();
    second = await again(1, second, 0, '8');
    first = await restart(0, first, 0, '8');
    const notAnew = async () =>
      Object.entries(await received()).filter(
        ([name, ids]) => !isWebSocket(name) && ids.length >= (before[name]?.length ?? 0),
      );
    await expect.poll(notAnew, { timeout: GO_ON_MS }).toEqual([]);
    await allGoOn(received);
  });

  it('are served by the other replica if one is full, and wait for a place if both are', async ({ skip }) => {
    const { first, second } = await startPair(['--max-connections', '2'], ['--max-connections', '10']);
    const replicas = [first, second] as const;
    const proxy = await startProxy(name, replicas);
    if (proxy === undefined) return skip();
    onTestFinished(proxy.stop);
    const received = await startClients(proxy.origin);
    await allGoOn(received);
    // The rest of the places, and more.
    const others = Array.from({ length: 10 }, () => new EventSource(`${proxy.origin}/events?speed=5`));
    onTestFinished(() => {
      for (const other of others) other.close();
    });
    await expect
      .poll(
        async () => {
          const [one = 0, two = 0] = await Promise.all(replicas.map(({ figure }) => figure(STREAMS)));
          return one + two;
        },
        { timeout: GO_ON_MS },
      )
      .toBe(12);
    await allGoOn(received);
    expect((await fetch(`${proxy.origin}/health`)).status).toBe(200);
    const refused = others.filter(({ readyState }) => readyState !== EventSource.OPEN);
    expect(refused).toHaveLength(4);
    for (const other of others) if (!refused.includes(other)) other.close();
    await expect
      .poll(() => refused.map(({ readyState }) => readyState), { timeout: GO_ON_MS })
      .toEqual(refused.map(() => EventSource.OPEN));
    await allGoOn(received);
  });
});
