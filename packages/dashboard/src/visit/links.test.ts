import { cents } from '@simulation/engine';
import { anyMarket, anySeed } from '@simulation/engine/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openScene } from '../app/openScene';
import { loadTourRules, STOPS, TOUR_SCENES, tour, tourAt } from '../testing/tour';
import { linkTo } from './address/linkTo';
import type { Page } from './address/pageOf';
import type { Parameters } from './address/parameters';
import { ROOT, serverSite } from './address/site';
import { next } from './next';
import { toPage } from './pageLink';
import { visitOf } from './testVisit';
import { shownRun, type Visit } from './visit';

const ENGLISH: Page = { route: 'dashboard', locale: 'en' };
const GERMAN: Page = { route: 'dashboard', locale: 'de' };
const SECOND: Page = { route: 'v', locale: 'en' };

/** The visit that a link opens, and its scene. */
const followed = async (page: Page, parameters: Partial<Parameters>): Promise<Visit> => {
  const visit = visitOf(linkTo(page, ROOT, parameters));
  return visit.address.scene === undefined ? visit : openScene(visit, [tour], loadTourRules);
};

const visitIn = (scene: string) => followed(ENGLISH, { seed: '7', t: 60_000, name: 'Ada', scene });

const anyVisit = fc
  .record({
    run: fc.record({
      seed: anySeed,
      amount: fc.integer({ min: -1e9, max: 1e9 }).map(cents),
      market: anyMarket,
    }),
    at: fc.nat(2_592_000_000),
    speed: fc.constantFrom(0.25, 1, 60),
    paused: fc.boolean(),
    theme: fc.constantFrom('light' as const, 'dark' as const, undefined),
  })
  .map(({ run, at, speed, paused, theme }): Visit => {
    const visit = visitOf(linkTo(ENGLISH, ROOT, { ...run, speed, theme }));
    const play = { ...visit.play, at, maxReached: at, speed, paused };
    return { ...visit, play };
  });

describe('a link', () => {
  it('to another language opens the same run at the same moment and speed, paused where it was, in the same theme', () =>
    fc.assert(
      fc.asyncProperty(anyVisit, async (visit) => {
        const opened = await followed(GERMAN, toPage(visit, GERMAN));
        expect(opened.run).toEqual(visit.run);
        expect(opened.play).toEqual(visit.play);
        expect([opened.address.theme, opened.address.locale]).toEqual([visit.address.theme, 'de']);
      }),
    ));

  it('to the other page opens it at its own beginning: moment, pause and market belong to the page that is left', () =>
    fc.assert(
      fc.asyncProperty(anyVisit, async (visit) => {
        const { run, play, address } = await followed(SECOND, toPage(visit, SECOND));
        const { market: _, ...given } = visit.run;
        expect(run).toMatchObject({ ...given, route: 'v' });
        expect(play).toEqual({ at: 0, maxReached: 0, speed: 1, paused: false });
        expect([address.theme, address.unread]).toEqual([visit.address.theme, []]);
      }),
    ));

  it('INV-14 to any page of the site says page, run, moment and view, and nothing else of the address that it stands on', () => {
    const visit = visitOf('/call/us/now?seed=7&name=Ada&amount=1234.5&t=90&theme=dark&utm=x#0800');
    const links = [ENGLISH, GERMAN, SECOND].map((page) => linkTo(page, ROOT, toPage(visit, page)));
    expect(links).toEqual([
      '/?name=Ada&amount=1234.5&seed=7&theme=dark',
      '/de?name=Ada&amount=1234.5&seed=7&t=90&theme=dark',
      '/v?name=Ada&amount=1234.5&seed=7&theme=dark',
    ]);
  });

  it.each([
    ['/?seed=7&t=60&still=1&theme=dark', SECOND, '/v?seed=7&theme=dark'],
    ['/de?seed=7&t=60&still=1&theme=dark', SECOND, '/v?seed=7&theme=dark'],
    ['/v?seed=7&t=12&still=1', ENGLISH, '/?seed=7'],
    ['/v?seed=7&t=12&still=1', GERMAN, '/de?seed=7'],
    ['/?seed=7&engine=1&t=60&scene=lesson', GERMAN, '/de?seed=7&t=60&scene=lesson&engine=1'],
    ['/?seed=7&engine=1&t=60', SECOND, '/v?seed=7&engine=1'],
    ['/?seed=7&scenario=fair&picked=best-of-10', SECOND, '/v?seed=7'],
    ['/?seed=7&scenario=fair&picked=best-of-10', GERMAN, '/de?seed=7&scenario=fair&picked=best-of-10'],
  ])('from %s to %j is %s', (opened, page, link) => {
    expect(linkTo(page, ROOT, toPage(visitOf(opened), page))).toBe(link);
  });

  it.each(TOUR_SCENES)(
    'from %s opens an extra at the same position in another language, and on no other page',
    async (scene) => {
      const visit = await visitIn(scene);
      const opened = await followed(GERMAN, toPage(visit, GERMAN));
      expect(opened.extra?.position).toEqual(visit.extra?.position);
      expect(toPage(visit, SECOND)).not.toHaveProperty('scene');
    },
  );

  it('from an extra opens its run and position also after a new run, in another language', () =>
    fc.assert(
      fc.asyncProperty(fc.constantFrom(...Object.values(STOPS)), anySeed, async (stop, seed) => {
        const { scene } = tourAt(stop);
        const played = await visitIn(scene);
        const visit = next(played, { type: 'openRun', address: { ...played.address, seed } });
        const opened = await followed(GERMAN, toPage(visit, GERMAN));
        expect(opened.extra?.position).toEqual(tourAt(stop, shownRun(visit).seed));
        expect(shownRun(opened).seed).toBe(shownRun(visit).seed);
      }),
    ));
});

it.each([
  [
    'a page that a host serves by another name',
    serverSite('/', '/course/lesson.html', ''),
    ENGLISH,
    '/course/lesson.html?seed=8',
  ],
  ['the other language of that page', serverSite('/', '/course/lesson.html', ''), GERMAN, '/de?seed=8'],
  ['a site below a path', serverSite('/site/', '/site/', ''), SECOND, '/site/v?seed=8'],
])('%s is named as it is in links', (_, site, page, link) => {
  expect(linkTo(page, site, { seed: '8' })).toBe(link);
});
