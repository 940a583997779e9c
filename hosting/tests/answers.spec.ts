import { spawnSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { contentTypes } from '../files';
import { assetHeaders, caching, pageHeaders } from '../headers';
import type { Answer } from './ask';
import { onEachServer } from './site';

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

onEachServer((site) => {
  function expectHeaders(answer: Answer, path = '') {
    const isAsset = path.startsWith('assets/');
    const headers = { ...pageHeaders([site.partner]), ...(isAsset ? assetHeaders : {}) };
    for (const [name, value] of Object.entries(headers))
      expect(answer.headers[name.toLowerCase()], name).toBe(value);
    // It would contradict the policy on who may frame the page.
    expect(answer.headers['x-frame-options']).toBeUndefined();
    if (!isAsset) expect(answer.headers['access-control-allow-origin'], path).toBeUndefined();
    expect(answer.headers['x-powered-by']).toBeUndefined();
    expect(answer.headers.server ?? '').not.toMatch(/\d/);
  }

  function expectRefusal(answer: Answer, status: number, path = '') {
    expect(answer.status).toBe(status);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.headers['cache-control']).toBe(caching.page);
    expectHeaders(answer, path);
  }

  test('every file arrives whole, as what it is, with all headers', async () => {
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
      expectHeaders(answer, path);
      const isAsset = path.startsWith('assets/');
      expect(answer.headers['cache-control'], path).toBe(isAsset ? caching.assets : caching.page);
    }
  });

  test('every path that is no file is the page, fresh at each visit', async () => {
    const paths = [
      '',
      'v',
      'V/',
      'de',
      'a/b/de/c',
      'assets',
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
    ];
    for (const path of [...paths, 'index.html', 'index.html/', '%ff', '%E2%82%AC', '//elsewhere.example/']) {
      if (path === '%ff' && site.server === 'preview') continue; // refused as malformed
      const answer = await site.ask(path);
      site.expectPage(answer);
      expectHeaders(answer);
      expect(answer.headers['cache-control'], path).toBe(caching.page);
    }
  });

  test('a missing asset is missing, and is asked for again', async () => {
    for (const path of [
      'assets/',
      'assets/gone.js',
      'assets/gone.woff2',
      'assets/deep/gone.svg',
      'assets/.gone',
    ]) {
      const answer = await site.ask(path);
      expectRefusal(answer, 404, path);
      expect(answer.body.toString().trim()).toBe('not found');
    }
  });

  test('a missing script, style sheet, map, font or data file is missing at any depth', async () => {
    for (const path of [
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
      expectRefusal(answer, 404);
      expect(answer.body.toString().trim(), path).toBe('not found');
    }
  });

  test('no folder is listed, and no inner file is shown', async () => {
    for (const path of [`${site.asset('.js')}.br`, `${site.asset('.css')}.gz`])
      expectRefusal(await site.ask(path), 404, path);
    for (const path of ['.vite/', '.env', '.git/config', 'index.html.br', 'index.html.gz', 'favicon.svg.br'])
      site.expectPage(await site.ask(path));
  });

  test('nothing outside the folder of the site is reached', async () => {
    for (const path of ESCAPES) {
      const { status, body } = await site.ask(path);
      expect([200, 400, 404], path).toContain(status);
      if (status === 200) expect(body.equals(site.read('index.html')), path).toBe(true);
      else expect(body.length, path).toBeLessThan(100);
    }
  });

  test('a malformed path is refused', async () => {
    for (const path of ['%zz', '%', 'assets/%']) {
      const answer = await site.ask(path);
      // Caddy refuses these before it reads its configuration: no header of ours, and nothing in the answer to protect.
      if (site.server === 'caddy') expect(answer.status).toBe(400);
      else expectRefusal(answer, 400);
    }
  });

  test('only reading is allowed', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const answer = await site.ask('', { method });
      expectRefusal(answer, 405);
      expect(answer.headers.allow).toBe('GET, HEAD');
    }
  });

  test('HEAD says what GET says, without the file', async () => {
    for (const path of ['', site.asset('.js'), site.asset('.woff2'), 'assets/gone.js']) {
      const got = await site.ask(path);
      const asked = await site.ask(path, { method: 'HEAD' });
      expect(asked.status, path).toBe(got.status);
      expect(asked.body.length, path).toBe(0);
      for (const name of ['content-type', 'cache-control', 'etag', 'content-security-policy'])
        expect(asked.headers[name], path).toBe(got.headers[name]);
    }
  });

  test('what a visitor already has is not sent again', async () => {
    for (const path of ['', 'v', site.asset('.css'), site.asset('.woff2')]) {
      for (const encoding of ['br', 'gzip', 'identity']) {
        const asking = { 'Accept-Encoding': encoding };
        const { headers: first } = await site.ask(path, { headers: asking });
        expect(first.etag, path).toMatch(/^(W\/)?".+"$/);
        const again = await site.ask(path, { headers: { ...asking, 'If-None-Match': String(first.etag) } });
        expect(again.status, path).toBe(304);
        expect(again.body.length).toBe(0);
        expect(again.headers['cache-control']).toBe(first['cache-control']);
        expectHeaders(again, path);
      }
    }
    const stale = await site.ask('', { headers: { 'If-None-Match': '"of-yesterday"' } });
    site.expectPage(stale);
  });

  if (site.server !== 'preview')
    test('the health check of the containers tells a page from an error', async () => {
      const { port } = new URL(site.url(''));
      const check = (BASE: string) =>
        spawnSync('bash', ['hosting/healthy.sh'], { env: { ...process.env, PORT: port, BASE } }).status;
      expect(check(site.base)).toBe(0);
      expect(check(`${site.base}assets/gone.js`)).toBe(1);
    });

  if (site.base === '/') return; // outside of which is nothing
  test('outside its base path there is nothing', async () => {
    for (const path of ['/', '/some', '/somewhere/', '/some/pathway', '/assets/gone.js', '/favicon.svg'])
      expectRefusal(await site.askOutside(path), 404);
    site.expectPage(await site.askOutside('/some/path'));
  });
});
