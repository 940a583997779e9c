import { ENGINE_VERSION } from '@simulation/engine';
import { expect, it } from 'vitest';
import { openScene } from '../../dashboard/src/app/openScene';
import { loadTourRules, moveTour, STOPS, tour, tourAt } from '../../dashboard/src/testing/tour';
import { linkTo } from '../../dashboard/src/visit/address/linkTo';
import { ROOT } from '../../dashboard/src/visit/address/site';
import { next } from '../../dashboard/src/visit/next';
import { visitOf } from '../../dashboard/src/visit/testVisit';
import { toShare, toShareRun } from './toShare';

const open = (address: string) => openScene(visitOf(address), [tour], loadTourRules);
const linkOf = (address: string, shared: ReturnType<typeof toShare>) =>
  linkTo(visitOf(address).address, ROOT, shared);

it.each(Object.values(STOPS))(
  'at stop %i of an extra a link opens its position, and tells nothing else, also for each of a class',
  async (stop) => {
    const visit = next(await open('/?seed=7&t=60&name=Ada&scene=tour-1'), moveTour(stop));
    const { scene } = tourAt(stop);
    const link = linkOf('/', toShare(visit, { t: 60_000, still: true }));
    expect(link).toBe(`/?seed=7&scene=${scene}`);
    expect((await open(link)).extra?.position).toEqual(visit.extra?.position);
    const ofClass = toShareRun(visit, { seed: 'class-1', t: 60_000, engine: ENGINE_VERSION });
    expect(ofClass).toEqual({ seed: 'class-1', scene, engine: undefined });
  },
);

it.each([
  '/?seed=7&t=60&engine=1',
  '/?name=Ada&amount=500&trades=3&seed=7&scenario=fair&chance=40&picked=best-of-10&speed=10&t=60&still=1&engine=99',
  '/de?seed=7&scene=lesson&engine=1',
])('the link to share %s, of another version, is that link', (opened) => {
  expect(linkOf(opened, toShare(visitOf(opened), { t: 5_000, engine: ENGINE_VERSION }))).toBe(opened);
});

it('a link to share a run says that it was picked among many, as the page does', () => {
  expect(linkOf('/', toShare(visitOf('/?seed=7&t=60&scenario=fair&picked=best-of-10')))).toBe(
    '/?seed=7&scenario=fair&picked=best-of-10',
  );
});
