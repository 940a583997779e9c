import { expect } from '@playwright/test';
import { contentTypes } from '../files';
import { assetHeaders, caching, pageHeaders } from '../headers';
import type { Answer } from './ask';
import type { Site } from './site';

/** Paths that try to leave the folder of the site. */
const ESCAPES = [
  '../../../../../../etc/passwd',
  '..%2f..%2f..%2f..%2f..%2fetc/passwd',
  'assets/../../../../../../etc/passwd',
  'assets/..%2f..%2f..%2f..%2f..%2f..%2fetc%2fpasswd',
  'assets/%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '..%5c..%5c..%5cetc%5cpasswd',
  '..%252f..%252fetc/passwd',
  'assets/..%2f.vite/manifest.json',
  '%00',
  'assets/%00',
];

function expectHeaders({ partners }: Site, answer: Answer, path = '') {
  const isAsset = path.startsWith('assets/');
  const headers = { ...pageHeaders(partners), ...(isAsset ? assetHeaders : {}) };
  for (const [name, value] of Object.entries(headers))
    expect(answer.headers[name.toLowerCase()], name).toBe(value);
  // It would contradict the policy on who may frame the page.
  expect(answer.headers['x-frame-options']).toBeUndefined();
  if (!isAsset) expect(answer.headers['access-control-allow-origin'], path).toBeUndefined();
  expect(answer.headers['x-powered-by']).toBeUndefined();
  expect(answer.headers.server ?? '').not.toMatch(/\d/);
}

function expectRefusal(site: Site, answer: Answer, status: number, path = '') {
  expect(answer.status, path).toBe(status);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.headers['cache-control']).toBe(caching.page);
  expectHeaders(site, answer, path);
}

/** Checks of the answers of a host, by title. They need no browser. */
export const answers: Readonly<Record<string, (site: Site) => Promise<void>>> = {
  'every file arrives whole, as what it is, with all headers': async (site) => {
    expect(site.files().length).toBeGreaterThan(10);
    for (const path of site.files()) {
      const answer = await site.ask(path);
      expect(answer.status, path).toBe(200);
      expect(answer.body.equals(site.read(path)), path).toBe(true);
      const type = String(answer.headers['content-type']).toLowerCase();
      const expected = contentTypes[path.split('.').at(-1) ?? ''];
      // The preview server names the charset in its own way.
      expect(site.server === 'preview' ? type.replace(/;.*/, '') : type, path).toBe(
        site.server === 'preview' ? expected?.replace(/;.*/, '') : expected,
      );
      expectHeaders(site, answer, path);
      const isAsset = path.startsWith('assets/');
      expect(answer.headers['cache-control'], path).toBe(isAsset ? caching.assets : caching.page);
    }
  },

  'every path that is no file is the page, fresh at each visit': async (site) => {
    for (const path of [
      '',
      'v',
      'V/',
      'de',
      'a/b/de/c',
      'assets',
      ...site.folders(),
      'robots',
      'a.b/c',
      'foo.bar',
      'favicon.ico',
      'x.png',
      'app.js/',
      'js',
      '?seed=7',
      'de?file=app.js',
      'v?t=9',
      'index.html',
      'index.html/',
      '%ff',
      '%E2%82%AC',
      '//elsewhere.example/',
    ]) {
      const answer = await site.ask(path);
      site.expectPage(answer);
      expectHeaders(site, answer);
      expect(answer.headers['cache-control'], path).toBe(caching.page);
    }
  },

  'a missing asset is missing, and is asked for again; so is a script, style sheet, map, font or data file at any depth':
    async (site) => {
      for (const path of [
        'assets/',
        'assets/gone.js',
        'assets/gone.woff2',
        'assets/deep/gone.svg',
        'assets/.gone',
        'missing.js',
        'foo/bar.mjs',
        'de/missing.css',
        'v/missing.js.map',
        'x.woff2',
        'a/b/c/d.json',
        'x.js?v=1',
        '.vite/manifest.json',
      ]) {
        const answer = await site.ask(path);
        expectRefusal(site, answer, 404, path);
        expect(answer.body.toString().trim(), path).toBe('not found');
      }
    },

  'no folder is listed, and no inner file is shown': async (site) => {
    for (const path of [`${site.asset('.js')}.br`, `${site.asset('.css')}.gz`])
      expectRefusal(site, await site.ask(path), 404, path);
    for (const path of ['.vite/', '.env', '.git/config', 'index.html.br', 'index.html.gz', 'favicon.svg.br'])
      site.expectPage(await site.ask(path));
  },

  'nothing outside the folder of the site is reached': async (site) => {
    for (const path of ESCAPES) {
      const { status, body } = await site.ask(path);
      expect([200, 400, 404], path).toContain(status);
      if (status === 200) expect(body.equals(site.read('index.html')), path).toBe(true);
      else expect(body.length, path).toBeLessThan(100);
    }
    if (site.base === '/') return; // outside of which is nothing
    for (const path of ['/', '/somewhere/', '/some/pathway', '/assets/gone.js', '/favicon.svg'])
      expectRefusal(site, await site.askOutside(path), 404);
    const unfinished = await site.askOutside(site.base.slice(0, -1));
    if (unfinished.status === 301)
      expect(unfinished.headers.location).toBe(site.base); // nginx
    else site.expectPage(unfinished);
  },

  'a malformed path gets the page, and only reading is allowed': async (site) => {
    for (const path of ['%zz', '%', 'de/%E0%A4%A']) {
      const answer = await site.ask(path);
      // Caddy refuses these before it reads its configuration: no header of ours, and nothing in the answer to protect.
      if (site.server === 'caddy') expect(answer.status).toBe(400);
      else site.expectPage(answer);
    }
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const answer = await site.ask('', { method });
      expectRefusal(site, answer, 405);
      expect(answer.headers.allow).toBe('GET, HEAD');
    }
  },

  'HEAD says what GET says, without the file': async (site) => {
    for (const path of ['', site.asset('.js'), site.asset('.woff2'), 'assets/gone.js']) {
      const got = await site.ask(path);
      const asked = await site.ask(path, { method: 'HEAD' });
      expect(asked.status, path).toBe(got.status);
      expect(asked.body.length, path).toBe(0);
      for (const name of ['content-type', 'cache-control', 'etag', 'content-security-policy'])
        expect(asked.headers[name], path).toBe(got.headers[name]);
    }
  },

  'what a visitor already has is not sent again': async (site) => {
    for (const path of ['', 'v', site.asset('.css'), site.asset('.woff2')]) {
      for (const encoding of ['br', 'gzip', 'identity']) {
        const asking = { 'Accept-Encoding': encoding };
        const { headers: first } = await site.ask(path, { headers: asking });
        expect(first.etag, path).toMatch(/^(W\/)?".+"$/);
        const again = await site.ask(path, { headers: { ...asking, 'If-None-Match': String(first.etag) } });
        expect(again.status, path).toBe(304);
        expect(again.body.length).toBe(0);
        expect(again.headers['cache-control']).toBe(first['cache-control']);
        expectHeaders(site, again, path);
      }
    }
    const stale = await site.ask('', { headers: { 'If-None-Match': '"of-yesterday"' } });
    site.expectPage(stale);
  },
};
