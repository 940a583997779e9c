import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'vite';
import { expect, it } from 'vitest';
import { earlyScript } from './earlyScript';
import { staticPage } from './staticPage';

/** The folders that the development server serves: below the address of a folder beside them is a page of the site. */
const SERVED = ['packages/site', 'packages/site/public'];

const isThere = (path: string) =>
  path.startsWith('/@fs/')
    ? existsSync(path.slice('/@fs'.length))
    : path.startsWith('/@') || SERVED.some((folder) => existsSync(folder + path));

it('the page of the development server names no file that it does not have', async () => {
  const server = await createServer({
    configFile: false,
    root: 'packages/site',
    plugins: [staticPage(), earlyScript()],
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    logLevel: 'error',
  });
  try {
    const html = await server.transformIndexHtml('/', readFileSync('packages/site/index.html', 'utf8'));
    const named = Array.from(
      html.matchAll(/ (?:src|href)="([^"#]+)"/g),
      ([, url = '']) => new URL(url, 'http://localhost/').pathname,
    );
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((path) => !isThere(path))).toEqual([]);
  } finally {
    await server.close();
  }
});
