import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../scripts/lib/listen';
import { findBrotliModule, findServer, type ServerName } from './findServer';

type Settings = { readonly base: string; readonly frameAncestors: readonly string[]; readonly port: number };
type Command = { readonly args: readonly string[]; readonly options: SpawnOptions };
type RunningServer = { readonly origin: string; readonly stop: () => Promise<void> };

/** How long to wait between two attempts to connect, in milliseconds. */
const RETRY_MS = 50;

const MAX_TRIES = 600;

/**
 * Starts a server with its configuration of this folder on a free port, in a temporary folder, and never as root.
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
): Promise<RunningServer> {
  const program = findServer(name);
  if (program === undefined) throw new Error(`${name} is not installed.`);
  const folder = createFolder(name);
  const settings = { base, frameAncestors, port: await freePort() };
  const command =
    name === 'preview' ? previewCommand(settings, build) : serverCommand(name, settings, build, folder);
  return runServer(program, command, settings.port, folder);
}

/**
 * Runs a server until it is stopped, which removes its folder.
 *
 * @public for packages with servers of their own
 * @throws {Error} with the output of the server, if it does not answer
 */
export async function runServer(
  program: string,
  { args, options }: Command,
  port: number,
  folder: string,
): Promise<RunningServer> {
  const server = spawn(program, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  server.stderr?.on('data', (chunk) => {
    output += String(chunk);
  });
  const ended = once(server, 'exit').catch(() => undefined); // or it could not even be started
  const stop = async () => {
    server.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const origin = `http://127.0.0.1:${port}`;
  const answers = () => fetch(origin).catch(() => wait(RETRY_MS));
  for (let tries = 1; (await answers()) === undefined; tries += 1) {
    if (server.exitCode === null && server.signalCode === null && tries < MAX_TRIES) continue;
    await stop();
    throw new Error(`${program} did not start. Its output:\n${output}`);
  }
  return { origin, stop };
}

function previewCommand({ base, frameAncestors, port }: Settings, build: string): Command {
  return {
    args: [join('scripts', 'run.mjs'), 'preview', '--port', String(port), '--out', build],
    options: { env: { ...process.env, BASE: base, FRAME_ANCESTORS: frameAncestors.join(' ') } },
  };
}

/** Root starts a server as `nobody`. @public for packages with servers of their own */
export const NOBODY = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

/**
 * A temporary folder that any user can read, and whose folder `temp` they can write to.
 *
 * @public for packages with servers of their own
 */
export function createFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `simulation-${name}-`));
  mkdirSync(join(folder, 'temp'));
  chmodSync(folder, 0o755);
  chmodSync(join(folder, 'temp'), 0o777);
  return folder;
}

/** What docs/hosting.md says to change in the files of a host for a site below a path. */
const below = (path: string): readonly (readonly [RegExp, string])[] => [
  [/\/(assets\/|index\.html)/g, `${path}$&`],
  [/location \/ /, `location ${path}/ `],
  [/path \/\*/, `path ${path} ${path}/*`],
];

/** Puts the build and the configuration of a server into the folder. */
function serverCommand(name: 'nginx' | 'caddy', settings: Settings, build: string, folder: string): Command {
  const { base, frameAncestors, port } = settings;
  const temp = join(folder, 'temp');
  const modules = join(folder, 'modules.conf');
  const brotli = findBrotliModule();
  writeFileSync(modules, brotli === undefined ? '' : `load_module ${brotli};\n`);
  const root = join(folder, 'site');
  cpSync(build, join(root, base), { recursive: true, preserveTimestamps: true }); // servers derive the ETag from it
  const local = 'http://127.0.0.1:*';
  const changes: readonly (readonly [RegExp | string, string])[] = [
    ...(base === '/' ? [] : below(base.slice(0, -1))),
    [/\/tmp\b/g, temp],
    ['/etc/nginx/modules-enabled/*.conf', modules],
    [/\/srv\/site/g, root],
    [/\b8080\b/g, String(port)],
    [local, [local, ...frameAncestors].join(' ')],
  ];
  const files = {
    nginx: ['nginx.conf', 'site.conf', ...(brotli === undefined ? [] : ['brotli.conf'])],
    caddy: ['Caddyfile'],
  }[name];
  for (const file of files) {
    const text = readFileSync(join('hosting', name, file), 'utf8');
    writeFileSync(
      join(folder, file),
      changes.reduce((changed, [from, to]) => changed.replace(from, to), text),
    );
  }
  return foregroundCommand(name, join(folder, { nginx: 'nginx.conf', caddy: 'Caddyfile' }[name]), temp);
}

/**
 * Runs a server in the foreground, never as root; what it writes is in the folder `temp`.
 *
 * @public for packages with servers of their own
 */
export function foregroundCommand(name: 'nginx' | 'caddy', file: string, temp: string): Command {
  const args = {
    nginx: ['-c', file, '-g', 'daemon off;', '-e', 'stderr'],
    caddy: ['run', '--config', file, '--adapter', 'caddyfile'],
  }[name];
  const env = { ...process.env, HOME: temp, XDG_CONFIG_HOME: temp, XDG_DATA_HOME: temp };
  return { args, options: { cwd: temp, env, ...NOBODY } };
}
