import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findServer } from '../../../hosting/tests/findServer';
import { createFolder, foregroundCommand, runServer } from '../../../hosting/tests/startServer';
import { freePort } from '../../../scripts/lib/listen';

export type ProxyName = 'nginx' | 'caddy';

const SAMPLES = { nginx: 'hosting/feed/nginx.conf', caddy: 'hosting/feed/Caddyfile' } as const;

/**
 * Starts a proxy with its sample configuration, apart from the ports and the folder of its files; never as root.
 *
 * @param upstreams ports of the two replicas
 * @returns undefined if it is not installed
 */
export async function startProxy(name: ProxyName, upstreams: readonly [number, number]) {
  const program = findServer(name);
  if (program === undefined) {
    console.log(`NOT RUN: ${name} is not installed here.`);
    return undefined;
  }
  const folder = createFolder(name);
  const temp = join(folder, 'temp');
  const port = await freePort();
  const file = join(folder, 'configuration');
  const configuration = readFileSync(SAMPLES[name], 'utf8')
    .replaceAll('127.0.0.1:8081', `127.0.0.1:${upstreams[0]}`)
    .replaceAll('127.0.0.1:8082', `127.0.0.1:${upstreams[1]}`)
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('http://:8080', `http://127.0.0.1:${port}`)
    .replaceAll('/tmp/', `${temp}/`);
  writeFileSync(file, configuration);
  return runServer(program, foregroundCommand(name, file, temp), port, folder);
}
