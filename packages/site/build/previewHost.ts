import { existsSync, statSync } from 'node:fs';
import { join, posix, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { assetFolder, hiddenPaths, resourcePaths } from '../../../hosting/files';
import { frameAncestors } from '../../../hosting/frameAncestors';
import { assetHeaders, caching, pageHeaders } from '../../../hosting/headers';

const hidden = new RegExp(hiddenPaths);
const resource = new RegExp(resourcePaths);

/**
 * Makes `vite preview` answer as the configurations in `hosting/` do: all headers, 404 for a missing asset or script,
 * the page for every other path, also for one that cannot be decoded.
 */
export function previewHost(): Plugin {
  return {
    name: 'preview-host',
    config: () => ({ preview: { cors: false } }), // only assets are shared with other origins, as on every host
    configurePreviewServer({ middlewares, config }) {
      const headers = pageHeaders(frameAncestors());
      const folder = resolve(config.root, config.build.outDir);
      middlewares.use((request, response, next) => {
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        response.setHeader('Cache-Control', caching.page);
        const refuse = (status: number, text: string) => {
          response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
        };
        if (request.method !== 'GET' && request.method !== 'HEAD') {
          response.setHeader('Allow', 'GET, HEAD');
          return refuse(405, 'GET and HEAD only');
        }
        const [pathname = '/'] = (request.url ?? '/').split(/[?#]/);
        const path = decode(pathname);
        const isBelow = path.startsWith(config.base);
        if (!isBelow && `${path}/` !== config.base) return refuse(404, 'not found');
        const inside = path.slice(config.base.length);
        const isFile = !hidden.test(`/${inside}`) && isFileIn(folder, inside);
        const isAsset = inside.startsWith(assetFolder);
        for (const [name, value] of Object.entries(isAsset ? assetHeaders : {}))
          response.setHeader(name, value);
        if (!isFile && (isAsset || resource.test(inside))) return refuse(404, 'not found');
        if (isAsset) response.setHeader('Cache-Control', caching.assets);
        // The page itself answers for every other path that is no file, dotted ones included.
        if (!isFile) request.url = config.base;
        next();
      });
    },
  };
}

/** The path with its dots and double slashes resolved. A malformed escape stays as it is: no file has such a name. */
function decode(pathname: string): string {
  try {
    return posix.normalize(decodeURIComponent(pathname));
  } catch {
    return posix.normalize(pathname);
  }
}

/** Whether there is such a file, and not above the folder. */
function isFileIn(folder: string, inside: string): boolean {
  const path = join(folder, inside);
  return path.startsWith(folder + sep) && existsSync(path) && statSync(path).isFile();
}
