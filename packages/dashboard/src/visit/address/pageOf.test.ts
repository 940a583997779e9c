import { anyText } from '@simulation/engine/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageOf } from './pageOf';

const text = anyText({ maxLength: 200 });

describe('the path', () => {
  // E022 E028
  it.each(['/v', '/V', '/v/', '/v//', '/%76'])('%s is the second page, in English and USD', (path) => {
    expect(pageOf(path)).toEqual({ route: 'v', locale: 'en' });
  });

  // E023 E024 E027
  it.each([
    '/',
    '/foo',
    '/foo/bar/baz',
    '/transactions',
    '//v',
    '/v/x',
    '/v.html',
    '/x/v',
    '/demo',
    '/desk',
    '/delta',
    '/de+',
    '/dealer',
    '',
    '/%E0%A4%A',
    '/..;/x',
  ])('%s is the dashboard in English and USD', (path) => {
    expect(pageOf(path)).toEqual({ route: 'dashboard', locale: 'en' });
  });

  // E026 E147
  it.each([
    '/de',
    '/de/',
    '/x/de',
    '/de/x',
    '/v/de',
    '/de/v',
    '/x/de/y',
    '/de//',
    '/%64e',
    '/%E0%A4%A/de',
    '/DE',
    '/x/De/',
  ])('%s is the dashboard in German and EUR', (path) => {
    expect(pageOf(path)).toEqual({ route: 'dashboard', locale: 'de' });
  });

  it('counts from where the site is hosted', () => {
    expect(pageOf('/de/v', '/de/')).toMatchObject({ route: 'v' });
    expect(pageOf('/de/', '/de/')).toMatchObject({ locale: 'en' });
    expect(pageOf('/v/demo/de', '/v/demo/')).toMatchObject({ route: 'dashboard', locale: 'de' });
    expect(pageOf('/demo/de', '/demo/de/')).toMatchObject({ route: 'dashboard', locale: 'en' });
    expect(pageOf('/v', '/v/')).toMatchObject({ route: 'dashboard' });
  });

  it('counts from the root where it is served elsewhere than it was built for', () => {
    expect(pageOf('/v', '/site/')).toMatchObject({ route: 'v' });
    expect(pageOf('/x/de', '/site/')).toMatchObject({ locale: 'de' });
  });

  // E021 E146 E148
  it('leads, whatever it is, to one of two pages, in English with dollars or German with euros', () => {
    const segments = fc.array(fc.constantFrom('v', 'V', 'de', 'DE', 'demo', '')).map((all) => all.join('/'));
    fc.assert(
      fc.property(fc.oneof(text, segments), text, (path, base) => {
        expect([
          { route: 'v', locale: 'en' },
          { route: 'dashboard', locale: 'en' },
          { route: 'dashboard', locale: 'de' },
        ]).toContainEqual(pageOf(path, `/${base}/`));
      }),
    );
  });
});
