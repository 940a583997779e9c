import { once } from 'node:events';
import { EventSource } from 'eventsource';
import { describe, expect, it } from 'vitest';
import { eventsOf, type FeedEvent } from '../src';
import { askRaw } from './raw';
import { untilStopped } from './sse';
import { replicaStarter, startProxy } from './startProxy';
import type { Replica } from './startReplica';

/** Ways to write the addresses that are for those who operate the replicas. */
const OPERATORS = [
  '/metrics',
  '/ready',
  '/v1/metrics',
  '/v1/ready?x',
  '/metrics/',
  '/v1/ready/?x',
  '/./metrics',
  '/x/../ready',
  '/x/%2e%2e/metrics',
  '/x\\..\\metrics',
  '//metrics',
  '/%6detrics',
  'http://other.example/metrics',
];

/** The replica that has a stream open. */
async function findServing(replicas: readonly Replica[]) {
  for (const replica of replicas) if ((await replica.figure('simulated_trades_streams')) > 0) return replica;
  throw new Error('No replica has a stream open.');
}

// Side by side, because they wait for clients that connect again.
describe.concurrent.each(['nginx', 'caddy'] as const)('two replicas behind %s', (name) => {
  it('keep what is for those who operate them to themselves; a stock EventSource loses no event and gets none twice when one is killed; while both are away, it comes back', async ({
    skip,
    onTestFinished,
  }) => {
    const args = ['--seed', '7', '--route', 'v'];
    const start = await replicaStarter(onTestFinished);
    const replicas = await Promise.all([start(0, args), start(1, args)]);
    const proxy = await startProxy(name, replicas);
    if (proxy === undefined) return skip();
    onTestFinished(proxy.stop);
    const open = (path: string) => {
      const source = new EventSource(`${proxy.origin}${path}`);
      onTestFinished(() => source.close());
      return source;
    };

    const { port } = new URL(proxy.origin);
    const ask = (path: string) =>
      askRaw(Number(port), `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    for (const path of OPERATORS) expect(await ask(path), path).not.toContain('simulated');
    expect(await ask('/health'), 'all else is passed on').toMatch(/^HTTP\/1\.1 200 /);

    const until = 104_000; // four rounds, with several events at a time
    const wanted = [...eventsOf({ seed: '7', route: 'v' }, { until })];
    const source = open(`/events?speed=20&for=${until / 1_000}`);
    const events: FeedEvent[] = [];
    // Asked for at the start: a third in, on a busy machine, the stream could be over before the answer.
    const serving = once(source, 'open').then(() => findServing(replicas));
    const killServing = async () => (await serving).stop('SIGKILL');
    let opened = 0;
    source.addEventListener('open', () => {
      opened += 1;
    });
    source.addEventListener('message', ({ data }) => {
      events.push(JSON.parse(data));
      if (events.length === Math.floor(wanted.length / 3)) void killServing();
    });
    await untilStopped(source);
    expect(opened, 'streams, one from each replica').toBe(2);
    expect(events).toEqual(wanted);

    await Promise.all(replicas.map((replica) => replica.stop('SIGKILL')));
    const comesBack = async (path: string) => {
      const away = open(path);
      const [{ code }] = await once(away, 'error');
      expect([code, away.readyState], 'no answer, and it connects again').toEqual([
        undefined,
        away.CONNECTING,
      ]);
    };
    const othersAreTold = async () =>
      expect((await fetch(`${proxy.origin}/health`)).status).toBeGreaterThanOrEqual(502);
    await Promise.all([comesBack('/events'), comesBack('/v1/events?seed=7'), othersAreTold()]);
  });
});
