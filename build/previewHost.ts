import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { headers } from '../hosting/headers.mjs';

/**
 * Makes `vite preview` answer as a well set up static host does: all headers, 404 for a missing asset, the page for
 * every other path, 400 for a path that cannot be decoded.
 */
export function previewHost(): Plugin {
  return {
    name: 'preview-host',
    configurePreviewServer({ middlewares, config }) {
      const folder = join(config.root, config.build.outDir);
      middlewares.use((request, response, next) => {
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        const [pathname = '/'] = (request.url ?? '/').split(/[?#]/);
        const path = decode(pathname);
        const answer = (status: number, text: string) => {
          response.writeHead(status, { 'Content-Type': 'text/plain' }).end(text);
        };
        if (path === null) return answer(400, 'malformed path');
        const inside = path.startsWith(config.base) ? path.slice(config.base.length) : path.slice(1);
        const isFile = isFileAt(join(folder, inside));
        if (!isFile && inside.startsWith('assets/')) return answer(404, 'not found');
        // Names of assets hold their hash, so what they name never changes; the page itself may, at any visit.
        const isAsset = inside.startsWith('assets/');
        response.setHeader('Cache-Control', isAsset ? 'public, max-age=31536000, immutable' : 'no-cache');
        // The page itself answers for every path that is no file, dotted ones included.
        if (!isFile) request.url = config.base;
        next();
      });
    },
  };
}

function decode(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

function isFileAt(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}
