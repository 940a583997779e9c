import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { basePath, contentTypes, hiddenPaths, resourcePaths } from './files';
import { frameAncestors } from './frameAncestors';
import { assetHeaders, caching, pageHeaders } from './headers';

const read = (path: string) => readFileSync(join('hosting', path), 'utf8');

it.each(['nginx/site.conf', 'caddy/Caddyfile', 'netlify/_headers'])('%s has every header', (file) => {
  const text = read(file).replaceAll('"', '');
  // Rules of _headers cannot exclude a folder: it has what assets need.
  const ofPage = file.startsWith('netlify') ? { ...pageHeaders(), ...assetHeaders } : pageHeaders();
  const missing = [
    ...Object.entries(ofPage),
    ...Object.entries(assetHeaders),
    ['Cache-Control', caching.assets] as const,
  ].filter(
    ([name, value]) =>
      !text
        .split('\n')
        .filter((line) => line.includes(name))
        .some(
          (line) => line.includes(value) || (line.includes('$simulation_') && text.includes(` ${value};`)),
        ),
  );
  expect(missing).toEqual([]);
});

it('the servers know the same types of files, hidden paths and scripts as the preview', () => {
  const [nginx, caddy] = [read('nginx/site.conf'), read('caddy/Caddyfile')];
  for (const [ending, type] of Object.entries(contentTypes)) {
    expect(nginx).toContain(`${type.split(';')[0]} ${ending};`);
    expect(caddy).toContain(`header @${ending} Content-Type "${type}"`);
  }
  for (const text of [nginx, caddy]) {
    expect(text).toContain(hiddenPaths);
    expect(text).toContain(resourcePaths);
  }
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
