// @ts-check
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { assetHeaders, pageHeaders } from '../hosting/headers.mjs';

/** @type {Readonly<Record<string, string>>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/** What a visitor fetched: requests, and the compressed bytes of their bodies by kind of file. */
/** @typedef {{ requests: number, bytes: Record<string, number> }} Fetched */

/**
 * Serves one built folder as a good host does: compressed before anybody asks, all headers, the page for other paths.
 * Counts what it sends.
 *
 * @param {string} folder
 */
export async function host(folder) {
  const files = new Map(readAll(folder).map((path) => [path.slice(folder.length), compressed(path)]));
  /** @type {Fetched} */
  let fetched = { requests: 0, bytes: {} };
  const server = createServer((request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?');
    const name = files.has(path) ? path : '/index.html';
    const isAsset = path.startsWith('/assets/');
    const missing = isAsset && !files.has(path);
    const headers = { ...pageHeaders(), ...(isAsset ? assetHeaders : {}) };
    const body = missing ? undefined : files.get(name);
    for (const [header, value] of Object.entries(headers)) response.setHeader(header, value);
    if (body === undefined) return response.writeHead(404).end();
    const kind = extname(name);
    fetched.requests += 1;
    fetched.bytes[kind] = (fetched.bytes[kind] ?? 0) + body.length;
    response.setHeader('Content-Type', TYPES[kind] ?? 'application/octet-stream');
    response.setHeader('Content-Length', body.length);
    response.setHeader('Cache-Control', 'no-cache');
    if (kind !== '.woff2') response.setHeader('Content-Encoding', 'br');
    response.end(body);
  });
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(undefined));
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    /** What was fetched since it was last asked. */
    fetched() {
      const since = fetched;
      fetched = { requests: 0, bytes: {} };
      return since;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof host>>} Host */

/**
 * @param {string} folder
 * @returns {string[]}
 */
function readAll(folder) {
  if (!existsSync(folder)) throw new Error(`${folder} is missing: nothing was built there.`);
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .flatMap((path) => (statSync(path).isDirectory() ? readAll(path) : [path]));
}

/** @param {string} path */
function compressed(path) {
  const source = readFileSync(path);
  return path.endsWith('.woff2') ? source : brotliCompressSync(source);
}
