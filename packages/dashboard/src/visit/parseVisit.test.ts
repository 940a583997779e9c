import { cents, MOMENT_LIMIT_MS } from '@simulation/engine';
import { anyMarket, anySeed } from '@simulation/engine/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DIALOGS, known, openTour, STOPS, tour, tourAt } from '../testing/tour';
import { linkTo } from './address/linkTo';
import { ROOT } from './address/site';
import { next } from './next';
import { parseVisit } from './parseVisit';
import { visitOf } from './testVisit';
import type { Visit } from './visit';
import { writeVisit } from './writtenVisit';

const ENGLISH = { route: 'dashboard', locale: 'en' } as const;

/** As the browser hands it back. */
const kept = (visit: Visit): unknown => structuredClone(writeVisit(visit));

const anyOpened = fc
  .record({
    seed: anySeed,
    name: fc.option(fc.string({ maxLength: 50 }), { nil: undefined }),
    amount: fc.option(fc.integer({ min: -1e9, max: 1e9 }).map(cents), { nil: undefined }),
    trades: fc.option(fc.integer({ min: -1e6, max: 1e6 }), { nil: undefined }),
    market: anyMarket,
    t: fc.option(fc.nat(MOMENT_LIMIT_MS), { nil: undefined }),
    still: fc.boolean(),
    scene: fc.constantFrom(undefined, 'withdraw', 'nothing'),
    engine: fc.constantFrom(undefined, 1, 99),
  })
  .map((given) => visitOf(linkTo(ENGLISH, ROOT, given)));

const withTour = (visit: Visit, stop: number) =>
  next(next(visit, openTour), {
    type: 'moveExtra',
    position: tourAt(stop, visit.run.seed),
    isStep: true,
  });

const anyVisit = fc
  .record({
    opened: anyOpened,
    stop: fc.constantFrom(undefined, ...Object.values(STOPS)),
    dialog: fc.constantFrom(undefined, ...DIALOGS),
    isLeft: fc.boolean(),
    at: fc.nat(MOMENT_LIMIT_MS),
  })
  .map(({ opened, stop, dialog, isLeft, at }) => {
    const told = stop === undefined ? opened : withTour(opened, stop);
    const played = next(told, { type: 'jump', at });
    const left = isLeft ? next(played, { type: 'leaveExtra' }) : played;
    return dialog ? next(left, { type: 'openDialog', dialog }) : left;
  });

it('a visit that the browser has kept is read as it was left', () =>
  fc.assert(
    fc.asyncProperty(anyVisit, async (visit) => {
      const read = await parseVisit(kept(visit), visit.entry, ENGLISH, known);
      expect(read).toEqual({ ...visit, playedBy: undefined });
    }),
  ));

it('of an extra nothing is kept that follows from what was chosen: its sums are those of the version that reads it', () => {
  for (const stop of Object.values(STOPS)) {
    const text = JSON.stringify(kept(withTour(visitOf('/?seed=7'), stop)));
    expect(text, String(stop)).not.toMatch(/"(run|amount|payments|until|total|scene)":/);
  }
});

it('a longer day of another version is over at the end of its day here', async () => {
  const visit = withTour(visitOf('/?seed=7'), STOPS.guides);
  const { until } = visit.extra?.position.shown ?? {};
  const written = JSON.stringify(kept(visit)).replaceAll(
    /("extra":.*?"play":\{"at":)\d+,"maxReached":\d+/g,
    '$19e9,"maxReached":9e9',
  );
  const read = await parseVisit(JSON.parse(written), visit.entry, ENGLISH, known);
  expect(read?.extra?.play).toMatchObject({ at: until, maxReached: until });
});

it('an extra, a position or a dialog that this version does not have is closed beside the run', async () => {
  const opened = next(withTour(visitOf('/?seed=7&t=60'), STOPS.guides), {
    type: 'openDialog',
    dialog: 'brochure',
  });
  const visit = { ...opened, leftExtra: opened.extra };
  const closed = { run: visit.run, play: visit.play, extra: undefined, leftExtra: undefined };
  const parse = (text: string) => parseVisit(JSON.parse(text), visit.entry, ENGLISH, known);
  const text = JSON.stringify(kept(visit));
  expect(await parse(text)).toMatchObject({ extra: { name: tour.name }, dialog: 'brochure' });
  for (const gone of ['"name":"tour"', '"stop":2'])
    expect(await parse(text.replaceAll(gone, gone.replace(/"?\w+"?$/, '"gone"')))).toMatchObject(closed);
  expect(await parse(text.replaceAll('"brochure"', '"gone"'))).toMatchObject({
    extra: { name: tour.name },
    dialog: undefined,
    dialogEntries: 0,
  });
});
