// @ts-check
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { caddy } from '../hosting/hosts/caddy.mjs';
import { nginx } from '../hosting/hosts/nginx.mjs';
import { publish } from '../hosting/publish.mjs';

/** Where Debian puts programs for administrators, which a user's PATH may leave out. */
const MORE_FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

const MODULE = 'ngx_http_brotli_static_module.so';
const MODULE_FOLDERS = ['/usr/lib/nginx/modules', '/usr/lib64/nginx/modules', '/etc/nginx/modules'];

/** @typedef {'nginx' | 'caddy' | 'preview'} Name the last is the preview server, which comes with the packages */

/**
 * A server that runs, with a site in it.
 *
 * @typedef {{ origin: string, stop: () => Promise<void> }} Running
 */

/**
 * The program of a server: what `$NGINX` or `$CADDY` names, else one that is installed, else none.
 *
 * @param {Name} name
 */
export function findServer(name) {
  if (name === 'preview') return process.execPath;
  const asked = process.env[name.toUpperCase()];
  if (asked) return asked;
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...MORE_FOLDERS];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** nginx sends brotli only with a module of its own, which is a package of its own. */
export function findBrotliModule() {
  return MODULE_FOLDERS.map((folder) => join(folder, MODULE)).find((path) => existsSync(path));
}

/**
 * Runs a server with the configuration that is written for it, on a free port, in a folder of its own, and never as
 * root.
 *
 * @param {Name} name
 * @param {string} base
 * @param {string} build the folder of a build for this base path
 * @param {readonly string[]} [frameAncestors] further origins that may frame the page
 * @returns {Promise<Running>}
 * @throws {Error} with what the server said, if it does not start
 */
export async function startServer(name, base, build, frameAncestors = []) {
  const program = findServer(name);
  if (program === undefined) throw new Error(`${name} is not installed.`);
  const folder = mkdtempSync(join(tmpdir(), `simulation-${name}-`));
  const port = await freePort();
  const { words, options } =
    name === 'preview'
      ? previewOf({ base, frameAncestors, port }, build)
      : configured(name, { base, frameAncestors, port }, build, folder);
  const server = spawn(program, words, { stdio: ['ignore', 'ignore', 'pipe'], ...options });
  let said = '';
  server.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  let running = true;
  const ended = new Promise((resolve) => {
    server.once('exit', resolve);
    server.once('error', resolve);
  }).then(() => {
    running = false;
  });
  const stop = async () => {
    server.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const origin = `http://127.0.0.1:${port}`;
  while (!(await answers(origin))) {
    if (running) continue;
    await stop();
    throw new Error(`${name} did not start. It said:\n${said}`);
  }
  return { origin, stop };
}

/**
 * @param {Pick<import('../hosting/hosts/place.mjs').Place, 'base' | 'frameAncestors' | 'port'>} place
 * @param {string} build
 */
function previewOf({ base, frameAncestors, port }, build) {
  const words = ['preview', '--port', String(port), '--strictPort', '--outDir', build];
  return {
    words: [join('node_modules', 'vite', 'bin', 'vite.js'), ...words],
    options: { env: { ...process.env, BASE: base, FRAME_ANCESTORS: frameAncestors.join(' ') } },
  };
}

/**
 * @param {'nginx' | 'caddy'} name
 * @param {Pick<import('../hosting/hosts/place.mjs').Place, 'base' | 'frameAncestors' | 'port'>} asked
 * @param {string} build
 * @param {string} folder
 */
function configured(name, asked, build, folder) {
  const temp = join(folder, 'temp');
  mkdirSync(temp);
  chmodSync(folder, 0o755);
  chmodSync(temp, 0o777);
  const modules = join(folder, 'modules.conf');
  const brotli = findBrotliModule();
  writeFileSync(modules, brotli === undefined ? '' : `load_module ${brotli};\n`);
  const published = join(folder, 'published');
  const place = { ...asked, root: join(published, 'site'), temp, modules };
  publish(name === 'nginx' ? nginx : caddy, place, build, published);
  if (brotli === undefined) rmSync(join(published, 'brotli.conf'), { force: true });
  const words = {
    nginx: ['-c', join(published, 'nginx.conf'), '-g', 'daemon off;', '-e', 'stderr'],
    caddy: ['run', '--config', join(published, 'Caddyfile'), '--adapter', 'caddyfile'],
  };
  const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
  const env = { ...process.env, HOME: temp, XDG_CONFIG_HOME: temp, XDG_DATA_HOME: temp };
  return { words: words[name], options: { cwd: temp, env, ...nobody } };
}

/** @param {string} origin */
async function answers(origin) {
  try {
    await fetch(origin);
    return true;
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return false;
  }
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port);
        else reject(new Error('The system gave no port.'));
      });
    });
  });
}
