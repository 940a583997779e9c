import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { filesIn } from '../scripts/lib/filesIn';
import { basePath } from './files';
import { frameAncestors } from './frameAncestors';
import { assetHeaders, caching, pageHeaders } from './headers';
import { hosts } from './hosts/index';
import { type Place, samplePlace } from './hosts/place';
import { publish, write } from './publish';

const folder = mkdtempSync(join(tmpdir(), 'hosts-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a build of two files, with compressed copies and the manifest. */
function buildFor(base: string): string {
  const build = join(folder, `build${base.replaceAll('/', '-')}`);
  write(build, {
    'index.html': `<script src="${base}assets/page.js"></script>`,
    'index.html.br': 'small',
    'assets/page.js': 'page',
    'assets/page.js.br': 'small',
    'assets/page.js.gz': 'small',
    '.vite/manifest.json': '{}',
  });
  return build;
}

function published(name: string, base: string, place: Partial<Place> = {}) {
  const host = hosts.find((host) => host.name === name);
  if (host === undefined) throw new Error(`no host ${name}`);
  const to = join(folder, name);
  publish(host, { ...samplePlace, base, ...place }, buildFor(base), to);
  return { files: filesIn(to), read: (path: string) => readFileSync(join(to, path), 'utf8') };
}

it('the sample configurations are up to date ("npm run hosting" updates them)', () => {
  const written = join(folder, 'samples');
  for (const host of hosts) write(join(written, host.name), host.files(samplePlace));
  expect(filesIn('hosting/samples')).toEqual(filesIn(written));
  for (const path of filesIn(written))
    expect(readFileSync(join('hosting/samples', path), 'utf8'), path).toBe(
      readFileSync(join(written, path), 'utf8'),
    );
});

it('the documents name every header with its value, for any other host', () => {
  const text = readFileSync('docs/hosting.md', 'utf8');
  for (const [name, value] of [
    ...Object.entries(pageHeaders()),
    ...Object.entries(assetHeaders),
    ...Object.values(caching).map((value) => ['Cache-Control', value]),
  ])
    expect(text).toContain(`${name}: ${value}\n`);
});

describe('the published folder', () => {
  it.each([
    ['nginx', 'site.conf'],
    ['caddy', 'Caddyfile'],
    ['netlify', 'site/_headers'],
  ])('for %s has every header with its value, and who may frame the page', (name, file) => {
    const frameAncestors = ['https://school.example'];
    const text = published(name, '/', { frameAncestors }).read(file);
    for (const [header, value] of [
      ...Object.entries({ ...pageHeaders(frameAncestors), ...assetHeaders }),
      ['Cache-Control', caching.assets],
    ]) {
      expect(text).toContain(header);
      expect(text).toContain(value);
    }
  });

  it('contains compressed files only for servers that send them, and never hidden files', () => {
    expect(published('nginx', '/').files).toEqual([
      'brotli.conf',
      'nginx.conf',
      'site.conf',
      ...['assets/page.js', 'assets/page.js.br', 'assets/page.js.gz', 'index.html', 'index.html.br'].map(
        (path) => `site/${path}`,
      ),
    ]);
    expect(published('netlify', '/').files).toEqual([
      'site/_headers',
      'site/_redirects',
      'site/assets/404.html',
      'site/assets/page.js',
      'site/index.html',
    ]);
  });

  it('has the site below the base path, which the rules contain', () => {
    const { files, read } = published('netlify', '/a/b/');
    expect(files).toContain('site/a/b/index.html');
    expect(files).toContain('site/a/b/assets/404.html');
    expect(read('site/_headers')).toContain('\n/a/b/assets/*\n  Access-Control-Allow-Origin: *\n');
    expect(read('site/_redirects').split('\n').slice(1, 3)).toEqual([
      '/a/b/assets/* /a/b/assets/404.html 404',
      '/a/b/* /a/b/index.html 200',
    ]);
  });

  it('is not written without a build or with a build for another path', () => {
    const [host] = hosts;
    if (host === undefined) throw new Error('no host');
    const to = join(folder, 'refused');
    expect(() => publish(host, samplePlace, join(folder, 'nowhere'), to)).toThrow(
      'run "npm run build" first',
    );
    expect(() => publish(host, samplePlace, buildFor('/other/'), to)).toThrow('build it with BASE=/');
  });
});

describe('FRAME_ANCESTORS', () => {
  it('contains origins, separated by spaces; duplicates are removed', () => {
    expect(frameAncestors('')).toEqual([]);
    expect(
      frameAncestors(
        '  https://school.example  https://*.school.example:8443\nhttp://intranet:* https://school.example ',
      ),
    ).toEqual(['https://school.example', 'https://*.school.example:8443', 'http://intranet:*']);
  });

  it('with anything but origins is rejected, and the message names the wrong part', () => {
    for (const wrong of [
      '*',
      'https:',
      'https://*',
      "'none'",
      'school.example',
      'https://school.example/',
      'https://school.example/course',
      'https://school.example,https://other.example',
      "https://school.example;script-src 'unsafe-inline'",
      'https://school.example:70000',
      'https://schüle.example',
      'https://[::1]',
      'ftp://school.example',
      'https://a"b',
    ])
      expect(() => frameAncestors(wrong), wrong).toThrow(/FRAME_ANCESTORS holds ".+", which is no origin/);
  });
});

describe('BASE', () => {
  it('starts and ends with a slash and has only characters that need no escaping on any host', () => {
    for (const base of ['/', '/a/', '/some/path-2/', '/~me/v1.0/']) expect(basePath(base)).toBe(base);
    for (const base of [
      '',
      'a/',
      '/a',
      'https://a/',
      '//a/',
      '/ä/',
      '/a b/',
      '/$uri/',
      '/a;/',
      '/.a/',
      '/../',
      '/{x}/',
    ])
      expect(() => basePath(base), base).toThrow('starts and ends with a slash');
  });
});

it('the site has no service worker', () => {
  for (const path of filesIn('src').filter((path) => /\.tsx?$/.test(path)))
    expect(readFileSync(join('src', path), 'utf8'), path).not.toMatch(/serviceWorker/i);
});
