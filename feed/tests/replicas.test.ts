import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EventSource } from 'eventsource';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findServer } from '../../hosting/tests/findServer';
import { createFolder, NOBODY, runServer } from '../../hosting/tests/startServer';
import { freePort } from '../../scripts/lib/listen';
import { eventsOf, type FeedEvent } from '../src';
import { untilStopped } from './sse';
import { type Replica, startReplica } from './startReplica';

const nginx = findServer('nginx');
if (nginx === undefined)
  console.log('NOT RUN: nginx is not installed here (on Debian: apt-get install nginx-light).');

/** nginx with the sample configuration, apart from the ports and the folder of its files; never as root. */
async function startNginx(program: string, upstreams: readonly [number, number]): Promise<string> {
  const folder = createFolder('replicas');
  const port = await freePort();
  const configuration = readFileSync('hosting/feed/nginx.conf', 'utf8')
    .replace('127.0.0.1:8081', `127.0.0.1:${upstreams[0]}`)
    .replace('127.0.0.1:8082', `127.0.0.1:${upstreams[1]}`)
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replaceAll('/tmp/', `${folder}/temp/`);
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration);
  const args = ['-c', file, '-g', 'daemon off;', '-e', 'stderr'];
  const { origin, stop } = await runServer(program, { args, options: NOBODY }, port, folder);
  onTestFinished(stop);
  return origin;
}

/** The replica that has a stream open. */
async function findServing(replicas: readonly Replica[]) {
  for (const replica of replicas) if ((await replica.health()).streams > 0) return replica;
  throw new Error('No replica has a stream open.');
}

describe.skipIf(nginx === undefined)('two replicas behind nginx', () => {
  it('continue each other: when one is killed in the middle of a stream, a stock EventSource loses no event and gets none twice', async () => {
    const args = ['--seed', '7', '--route', 'v'];
    const replicas = await Promise.all([startReplica(args), startReplica(args)]);
    onTestFinished(async () => {
      await Promise.all(replicas.map((replica) => replica.stop()));
    });
    const origin = await startNginx(nginx ?? '', [replicas[0].port, replicas[1].port]);

    const until = 104_000; // four rounds, with several events at a time
    const wanted = [...eventsOf({ seed: '7', route: 'v' }, { until })];
    const source = new EventSource(`${origin}/events?speed=20&for=${until / 1_000}`);
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
  });
});
