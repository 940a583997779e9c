import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { contentTypes } from '../hosting/files';
import { assetHeaders, pageHeaders } from '../hosting/headers';
import { filesIn } from '../scripts/lib/filesIn';
import { listen } from '../scripts/lib/listen';

/** Requests, and the compressed bytes of the answers by file extension. */
type Fetched = { requests: number; bytes: Record<string, number> };

/** A built folder, served on a port of its own. */
export type Site = Awaited<ReturnType<typeof serveFolder>>;

/**
 * Serves a built folder as its hosts do: all headers, 404 for a missing asset, the page for every other path. Files are
 * compressed with brotli beforehand. Counts what it sends.
 */
export async function serveFolder(folder: string) {
  if (!existsSync(folder)) throw new Error(`${folder} is missing: nothing was built there.`);
  // Without the copies that the build has compressed itself.
  const paths = filesIn(folder).filter((path) => !/\.(br|gz)$/.test(path));
  const files = new Map(paths.map((path) => [`/${path}`, compress(join(folder, path))]));
  let fetched: Fetched = { requests: 0, bytes: {} };
  const server = createServer((request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?');
    const name = files.has(path) ? path : '/index.html';
    const isAsset = path.startsWith('/assets/');
    const missing = isAsset && !files.has(path);
    const headers = { ...pageHeaders(), ...(isAsset ? assetHeaders : {}) };
    const body = missing ? undefined : files.get(name);
    for (const [header, value] of Object.entries(headers)) response.setHeader(header, value);
    if (body === undefined) return response.writeHead(404).end();
    const extension = extname(name);
    fetched.requests += 1;
    fetched.bytes[extension] = (fetched.bytes[extension] ?? 0) + body.length;
    response.setHeader('Content-Type', contentTypes[extension.slice(1)] ?? 'application/octet-stream');
    response.setHeader('Content-Length', body.length);
    response.setHeader('Cache-Control', 'no-cache');
    if (extension !== '.woff2') response.setHeader('Content-Encoding', 'br');
    response.end(body);
  });
  return {
    origin: `http://127.0.0.1:${await listen(server)}`,
    /** Requests and bytes since the last call. */
    takeFetched() {
      const taken = fetched;
      fetched = { requests: 0, bytes: {} };
      return taken;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function compress(path: string): Buffer {
  const source = readFileSync(path);
  return path.endsWith('.woff2') ? source : brotliCompressSync(source);
}
