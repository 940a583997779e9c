import { type SpawnOptions, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { freePort } from '../../scripts/lib/listen';
import { caddy } from '../hosts/caddy';
import { nginx } from '../hosts/nginx';
import type { Place } from '../hosts/place';
import { publish } from '../publish';
import { findBrotliModule, findServer, type ServerName } from './findServer';

type Settings = Pick<Place, 'base' | 'frameAncestors' | 'port'>;
type Command = { readonly args: readonly string[]; readonly options: SpawnOptions };

/**
 * Starts a server with its generated configuration on a free port, in a temporary folder, and never as root.
 *
 * @param build the folder of a build for this base path
 * @param frameAncestors further origins that may frame the page
 * @throws {Error} with the output of the server, if it does not start
 */
export async function startServer(
  name: ServerName,
  base: string,
  build: string,
  frameAncestors: readonly string[] = [],
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const program = findServer(name);
  if (program === undefined) throw new Error(`${name} is not installed.`);
  const folder = mkdtempSync(join(tmpdir(), `simulation-${name}-`));
  const settings = { base, frameAncestors, port: await freePort() };
  const { args, options } =
    name === 'preview' ? previewCommand(settings, build) : serverCommand(name, settings, build, folder);
  const server = spawn(program, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  server.stderr?.on('data', (chunk) => {
    output += String(chunk);
  });
  const ended = new Promise<void>((resolve) => {
    for (const event of ['exit', 'error']) server.once(event, () => resolve());
  });
  const stop = async () => {
    server.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const origin = `http://127.0.0.1:${settings.port}`;
  const answers = expect(() => fetch(origin)).toPass({ timeout: 30_000 });
  try {
    await Promise.race([answers, ended.then(() => Promise.reject(new Error('It has ended.')))]);
  } catch {
    await stop();
    throw new Error(`${name} did not start. Its output:\n${output}`);
  }
  return { origin, stop };
}

function previewCommand({ base, frameAncestors, port }: Settings, build: string): Command {
  const args = ['preview', '--port', String(port), '--strictPort', '--outDir', build];
  return {
    args: [join('node_modules', 'vite', 'bin', 'vite.js'), ...args],
    options: { env: { ...process.env, BASE: base, FRAME_ANCESTORS: frameAncestors.join(' ') } },
  };
}

/** Publishes the build to the folder. Another user has to read it, as root starts the server as `nobody`. */
function serverCommand(name: 'nginx' | 'caddy', settings: Settings, build: string, folder: string): Command {
  const temp = join(folder, 'temp');
  mkdirSync(temp);
  chmodSync(folder, 0o755);
  chmodSync(temp, 0o777);
  const modules = join(folder, 'modules.conf');
  const brotli = findBrotliModule();
  writeFileSync(modules, brotli === undefined ? '' : `load_module ${brotli};\n`);
  const published = join(folder, 'published');
  const place = { ...settings, root: join(published, 'site'), temp, modules };
  publish(name === 'nginx' ? nginx : caddy, place, build, published);
  if (brotli === undefined) rmSync(join(published, 'brotli.conf'), { force: true });
  const args = {
    nginx: ['-c', join(published, 'nginx.conf'), '-g', 'daemon off;', '-e', 'stderr'],
    caddy: ['run', '--config', join(published, 'Caddyfile'), '--adapter', 'caddyfile'],
  }[name];
  const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
  const env = { ...process.env, HOME: temp, XDG_CONFIG_HOME: temp, XDG_DATA_HOME: temp };
  return { args, options: { cwd: temp, env, ...nobody } };
}
