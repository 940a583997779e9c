import { cents, cleanName, createMarket, RIGGED } from '@simulation/engine';
import { anyMarket, anySeed } from '@simulation/engine/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAddress } from './address';
import { linkTo, pathOf, withParameters } from './linkTo';
import { pageOf } from './pageOf';
import type { Parameters } from './parameters';
import { folderSite, ROOT } from './site';
import { writeAddress } from './writeAddress';

describe('writing the address', () => {
  const anyParameters: fc.Arbitrary<Partial<Parameters>> = fc.record(
    {
      name: fc.string({ unit: 'grapheme' }).map(cleanName).filter(Boolean),
      amount: fc.integer({ min: -1e14, max: 1e14 }).map(cents),
      trades: fc.double({ min: -1e9, max: 1e9, noNaN: true }).map((trades) => trades + 0),
      seed: anySeed,
      picked: fc.record({
        rank: fc.constantFrom('best' as const, 'worst' as const, 'any' as const),
        count: fc.integer({ min: 2, max: 1e6 }),
      }),
      speed: fc.constantFrom(0.25, 1, 60, 1_000),
      t: fc.nat(2_592_000_000),
      still: fc.boolean(),
      scene: fc.constantFrom('error', 'overlay-3'),
      engine: fc.nat(99),
      theme: fc.constantFrom('light' as const, 'dark' as const),
    },
    { requiredKeys: [] },
  );
  const anyRun = fc
    .tuple(anyParameters, anyMarket)
    .map(([parameters, market]): Partial<Parameters> => ({ ...parameters, market }));

  it('reads back as what was written', () => {
    const readsBack = (path: string, parameters: Partial<Parameters>) => {
      const url = new URL(writeAddress(path, parameters), 'https://example.test');
      expect(readAddress(url)).toEqual({ ...pageOf(path), still: false, unread: [], ...parameters });
    };
    fc.assert(fc.property(fc.constantFrom('/', '/de'), anyRun, readsBack));
    // What stands for a broken character in text that was copied, and is one by itself.
    readsBack('/', { name: '\uFFFD', seed: 'a\uFFFDb', market: RIGGED });
    // `/v` has neither a market nor a pick.
    fc.assert(
      fc.property(anyParameters, (parameters) =>
        readsBack('/v', { ...parameters, picked: undefined, market: RIGGED }),
      ),
    );
  });

  it('writes the latest moment that a link may name in place of a later one', () => {
    expect(writeAddress('/', { seed: '7', t: 2_592_000_001 })).toBe('/?seed=7&t=2592000');
  });

  it('writes a market with its values, but not what it has by itself, and not the one of the specification', () => {
    const written = (parameters: Partial<Parameters>) => writeAddress('/', parameters);
    const fair = (chance: number, cost: number) =>
      written({ market: createMarket('fair', { chance, cost }) });
    expect(fair(30_00, 50)).toBe('/?scenario=fair&chance=30&cost=0.5');
    expect(fair(33_33, 0)).toBe('/?scenario=fair&chance=33.33&cost=0');
    expect(fair(1_00, 35)).toBe('/?scenario=fair&chance=1');
    expect(fair(50_00, 35)).toBe('/?scenario=fair');
    expect(written({ market: RIGGED })).toBe('/');
  });

  it.each(['//de', '///example.com', '/\\example.com'])('stays on its own site at %s', (path) => {
    expect(new URL(writeAddress(path, { seed: 'x' }), 'https://example.test').host).toBe('example.test');
  });

  it('has the shortest path of its page in a link to share', () => {
    for (const path of ['/v', '/de', '/']) expect(pathOf(pageOf(path))).toBe(path);
    expect(pathOf(pageOf('/my/de/account'))).toBe('/de');
    expect(pathOf(pageOf('/site/V/', '/site/'), { ...ROOT, base: '/site/' })).toBe('/site/v');
  });

  it('leads to the files of a folder, whatever the folders above it are called', () => {
    const links = (pathname: string, folder: string) => {
      const site = folderSite({ protocol: 'file:', pathname }, folder);
      const page = pageOf(site.base + folder, site.base);
      return [page.route, page.locale, pathOf({ route: 'v', locale: 'en' }, site)];
    };
    expect(links('/home/de/My%20f%C3%B6lder/index.html', '')).toEqual([
      'dashboard',
      'en',
      '/home/de/My%20f%C3%B6lder/v/index.html',
    ]);
    expect(links('/C:/de/x/de/index.html', 'de/')).toEqual(['dashboard', 'de', '/C:/de/x/v/index.html']);
    expect(links('/C:/x/v/index.html', 'v/')).toEqual(['v', 'en', '/C:/x/v/index.html']);
    expect(links('/x/v/', 'v/')).toEqual(['v', 'en', '/x/v/index.html']);
    expect(links('//share/x/index.html', '')).toEqual(['dashboard', 'en', '//share/x/v/index.html']);
  });

  it.each([
    ['about:srcdoc', 'de/'],
    ['blob:null/97d6b2', 'v/'],
    ['data:text/html;base64,PGh0bWw+/v/', ''],
    ['content://com.example.files/document/de/7', ''],
    ['file:///home/de/index.html', 'v/'],
  ])(
    'is the page of its folder, without links, in the frame of a viewer that shows it as %s',
    (opened, folder) => {
      const site = folderSite(new URL(opened), folder, true);
      expect(site).toEqual({ base: '', file: 'index.html', hasLinks: false });
      expect(pathOf(pageOf(site.base + folder, site.base), ROOT)).toBe(`/${folder.replace('/', '')}`);
    },
  );

  it.each([
    ['http://127.0.0.1:4173/de/index.html', '/'],
    ['https://example.test/school/de/', '/school/'],
    ['file:///home/x/de/index.html', '/home/x/'],
    ['file:///home/x/index.html', '/home/x/'],
  ])('has links where the folder is opened as %s', (opened, base) => {
    expect(folderSite(new URL(opened), 'de/')).toMatchObject({ base, file: 'index.html', hasLinks: true });
  });

  it('has links in a frame where the folder is on a web server', () => {
    expect(folderSite(new URL('https://example.test/v/'), 'v/', true).hasLinks).toBe(true);
    expect(folderSite(new URL('x-https://example.test/v/'), 'v/').hasLinks).toBe(false);
  });

  it('tells the page that a link opens which files of the folder were renamed, and keeps its own end', () => {
    const opened = { protocol: 'file:', pathname: '/x/start.html', hash: '#v/lesson.html' };
    const toV = linkTo({ route: 'v', locale: 'en' }, folderSite(opened, ''), { seed: '7' });
    expect(toV).toBe('/x/v/lesson.html?seed=7#v/lesson.html,start.html');
    const { pathname, hash } = new URL(toV, 'file:');
    const there = folderSite({ protocol: 'file:', pathname, hash }, 'v/');
    expect(linkTo({ route: 'dashboard', locale: 'de' }, there)).toMatch(/^\/x\/de\/index\.html#/);
    expect(linkTo({ route: 'dashboard', locale: 'en' }, there)).toMatch(/^\/x\/start\.html#/);
    expect(withParameters('file:///x/v/a.html?engine=1#start.html', { seed: '8' })).toBe(
      'file:///x/v/a.html?seed=8#start.html',
    );
    expect(linkTo({ route: 'v', locale: 'en' }, ROOT, { seed: '7' })).toBe('/v?seed=7');
  });

  it('writes nothing that was not given', () => {
    expect(writeAddress('/v', {})).toBe('/v');
    expect(writeAddress('/x//de', {})).toBe('/x//de');
    expect(writeAddress('/', { amount: cents(123_450), seed: 'sun-bear-hoopoe-MUC' })).toBe(
      '/?amount=1234.5&seed=sun-bear-hoopoe-MUC',
    );
  });
});
