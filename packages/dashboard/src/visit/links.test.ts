import { cents, createMarket, ENGINE_VERSION, runOf } from '@simulation/engine';
import { anyMarket, anySeed } from '@simulation/engine/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pickedRun } from '../../../statistics/src/statistics/runs/pickedRun';
import { positionOf } from '../../../story/src/rules/position';
import { progressAt } from '../../../story/src/rules/progress';
import { STORY_SCENES } from '../../../story/src/rules/stages';
import { openScene } from '../app/openScene';
import { linkTo } from './address/linkTo';
import type { Page } from './address/page';
import type { Parameters } from './address/parameters';
import { ROOT, serverSite } from './address/site';
import { next } from './next';
import { toPage } from './pageLink';
import { toShare, toShareRun } from './shareLink';
import { visitOf } from './testVisit';
import { shownRun, type Visit } from './visit';

const ENGLISH: Page = { route: 'dashboard', locale: 'en' };
const GERMAN: Page = { route: 'dashboard', locale: 'de' };
const SECOND: Page = { route: 'v', locale: 'en' };

/** The visit that a link opens, and its scene. */
const followed = (page: Page, parameters: Partial<Parameters>): Visit => {
  const visit = visitOf(linkTo(page, ROOT, parameters));
  return visit.address.scene === undefined ? visit : openScene(visit);
};

const visitIn = (scene: string) => openScene(visitOf(`/?seed=7&t=60&name=Ada&scene=${scene}`));

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
  it('to another language opens the same run at the same moment and speed, paused where it was, in the same theme', () => {
    fc.assert(
      fc.property(anyVisit, (visit) => {
        const opened = followed(GERMAN, toPage(visit, GERMAN));
        expect(opened.run).toEqual(visit.run);
        expect(opened.play).toEqual(visit.play);
        expect([opened.address.theme, opened.address.locale]).toEqual([visit.address.theme, 'de']);
      }),
    );
  });

  it('to the other page opens it at its own beginning: moment, pause and market belong to the page that is left', () => {
    fc.assert(
      fc.property(anyVisit, (visit) => {
        const { run, play, address } = followed(SECOND, toPage(visit, SECOND));
        const { market: _, ...given } = visit.run;
        expect(run).toMatchObject({ ...given, route: 'v' });
        expect(play).toEqual({ at: 0, maxReached: 0, speed: 1, paused: false });
        expect([address.theme, address.unread]).toEqual([visit.address.theme, []]);
      }),
    );
  });

  it.each([
    ['/?seed=7&t=60&still=1&theme=dark', SECOND, '/v?seed=7&theme=dark'],
    ['/de?seed=7&t=60&still=1&theme=dark', SECOND, '/v?seed=7&theme=dark'],
    ['/v?seed=7&t=12&still=1', ENGLISH, '/?seed=7'],
    ['/v?seed=7&t=12&still=1', GERMAN, '/de?seed=7'],
    ['/?seed=7&engine=1&t=60&scene=lesson', GERMAN, '/de?seed=7&t=60&scene=lesson&engine=1'],
    ['/?seed=7&scenario=fair&picked=best-of-10', SECOND, '/v?seed=7'],
    ['/?seed=7&scenario=fair&picked=best-of-10', GERMAN, '/de?seed=7&scenario=fair&picked=best-of-10'],
  ])('from %s to %j is %s', (opened, page, link) => {
    expect(linkTo(page, ROOT, toPage(visitOf(opened), page))).toBe(link);
  });

  it.each(STORY_SCENES)(
    'from %s opens the same way and stage in another language, and on no other page',
    (scene) => {
      const visit = visitIn(scene);
      const opened = followed(GERMAN, toPage(visit, GERMAN));
      expect(opened.story?.position).toEqual(visit.story?.position);
      expect(toPage(visit, SECOND)).not.toHaveProperty('scene');
    },
  );

  it('to share the story opens its way and its chapter, and tells nothing else', () => {
    const visit = visitIn('story-teen-trust');
    const moved = next(visit, {
      type: 'moveStory',
      position: positionOf(progressAt('story-teen-link', '7')),
      isStep: true,
    });
    const shared = toShare(moved, { t: 60_000, still: true });
    expect(linkTo(ENGLISH, ROOT, shared)).toBe('/?seed=7&scene=story-teen-link');
    expect(followed(ENGLISH, shared).story?.position).toEqual(moved.story?.position);
  });

  it('from a story opens its run and stage also after a new run, in another language and for each of a class', () => {
    fc.assert(
      fc.property(fc.constantFrom(...STORY_SCENES), anySeed, (scene, seed) => {
        const played = visitIn(scene);
        const visit = next(played, { type: 'openRun', address: { ...played.address, seed } });
        const shown = played.story?.position.scene ?? '';
        for (const given of [toShare(visit), toPage(visit, GERMAN)]) {
          const opened = followed(given.scene ? ENGLISH : GERMAN, given);
          expect(opened.story?.position).toEqual(positionOf(progressAt(shown, shownRun(visit).seed)));
          expect(shownRun(opened).seed).toBe(shownRun(visit).seed);
        }
        const ofClass = toShareRun(visit, { seed: 'class-1', t: 60_000, engine: ENGINE_VERSION });
        expect(ofClass).toEqual({ seed: 'class-1', scene: shown, engine: undefined });
      }),
    );
  });

  it.each([
    '/?seed=7&t=60&engine=1',
    '/?name=Ada&amount=500&trades=3&seed=7&scenario=fair&chance=40&picked=best-of-10&speed=10&t=60&still=1&engine=99',
    '/de?seed=7&scene=lesson&engine=1',
  ])('to share %s, of another version, is that link', (opened) => {
    const visit = visitOf(opened);
    expect(linkTo(visit.address, ROOT, toShare(visit, { t: 5_000, engine: ENGINE_VERSION }))).toBe(opened);
    expect(toPage(visit, SECOND).engine).toBe(visit.address.engine);
  });

  it('to share a run says that it was picked among many, as the page does', () => {
    const visit = visitOf('/?seed=7&t=60&scenario=fair&picked=best-of-10');
    expect(followed(ENGLISH, toShare(visit)).address.picked).toEqual({ rank: 'best', count: 10 });
    expect(linkTo(ENGLISH, ROOT, toShare(visit))).toBe('/?seed=7&scenario=fair&picked=best-of-10');
  });

  it('to one of many runs opens that run at its end, held, and says how it was picked', () => {
    const experiment = { run: runOf({ seed: '7' }), count: 100, duration: 60_000 } as const;
    const market = createMarket('fair', { chance: 3_000 });
    const best = { rank: 'best', count: 100 } as const;
    const { run, play, address } = followed(ENGLISH, pickedRun(experiment, market, 3, best));
    expect(run).toMatchObject({ route: 'dashboard', seed: '7~3', market });
    expect(play).toMatchObject({ at: 60_000, paused: true });
    expect(address).toMatchObject({ picked: best, engine: ENGINE_VERSION, still: true });
  });
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
