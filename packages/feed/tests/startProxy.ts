import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { onTestFinished } from 'vitest';
import { findServer } from '../../../hosting/tests/findServer';
import { createFolder, foregroundCommand, runServer } from '../../../hosting/tests/startServer';
import { freePort } from '../../../scripts/lib/listen';
import { type Replica, startReplica } from './startReplica';

/** Hosts of the two replicas: Caddy asks all at one port whether they are ready. */
const HOSTS = ['127.0.0.1', '127.0.0.2'] as const;

/**
 * Starts two replicas as the samples have them, or one of them anew, until the test has ended.
 *
 * @param onEnd of the test, which others may run beside
 */
export async function replicaStarter(onEnd: typeof onTestFinished) {
  const management = ['--management-port', String(await freePort()), '--management-host'];
  return async (at: 0 | 1, args: readonly string[], port = 0) => {
    const listensTo = `${HOSTS[at]}:${port}`;
    const replica = await startReplica([...args, ...management, HOSTS[at]], { port: listensTo });
    onEnd(async () => void (await replica.stop('SIGKILL')));
    return replica;
  };
}

export type ProxyName = 'nginx' | 'caddy';

const SAMPLES = {
  nginx: 'packages/feed/hosting/feed/nginx.conf',
  caddy: 'packages/feed/hosting/feed/Caddyfile',
} as const;

/**
 * Starts a proxy with its sample configuration, apart from the ports and the folder of its files; never as root.
 *
 * @returns undefined if it is not installed, or this machine has one address
 */
export async function startProxy(name: ProxyName, [first, second]: readonly [Replica, Replica]) {
  const program = findServer(name);
  if (program === undefined || process.platform !== 'linux') {
    console.log(`NOT RUN: ${name} is not installed here, or this is not Linux.`);
    return undefined;
  }
  const folder = createFolder(name);
  const temp = join(folder, 'temp');
  const port = await freePort();
  const file = join(folder, 'configuration');
  const configuration = readFileSync(SAMPLES[name], 'utf8')
    .replaceAll('127.0.0.1:8081', new URL(first.origin).host)
    .replaceAll(/127\.0\.0\.(?:1:8082|2:8081)/g, new URL(second.origin).host)
    .replace('health_port 9081', `health_port ${new URL(first.management).port}`)
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('http://:8080', `http://127.0.0.1:${port}`)
    .replaceAll('/tmp/', `${temp}/`);
  writeFileSync(file, configuration);
  return runServer(program, foregroundCommand(name, file, temp), port, folder);
}
