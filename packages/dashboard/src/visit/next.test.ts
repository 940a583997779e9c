import { ENGINE_VERSION } from '@simulation/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIALOGS, moveTour, openTour, STOPS, tourAt } from '../testing/tour';
import type { DialogName } from './dialogs';
import { type Intent, next } from './next';
import { linkSeed } from './pageLink';
import { visitOf } from './testVisit';
import { endOf, entryBeneath, isHeld, isPlaying, shownPlay, shownRun, toldRun, type Visit } from './visit';

const RESUME = { type: 'pause', paused: false } as const;
const withRun = (visit: Visit, seed: string) =>
  next(visit, { type: 'openRun', address: { ...visit.address, seed } });
const withTour = (visit: Visit, stop: number) => next(next(visit, openTour), moveTour(stop));

const openedVisit = fc
  .constantFrom('', '&still=1&theme=dark', '&speed=10', `&engine=${ENGINE_VERSION + 1}`)
  .map((parameters) => visitOf(`/?seed=7&t=60${parameters}`));
const move = fc
  .tuple(fc.constantFrom(...Object.values(STOPS)), fc.boolean())
  .map(([stop, isStep]) => moveTour(stop, isStep));
const playIntent: fc.Arbitrary<Intent> = fc.oneof(
  fc.record({ type: fc.constant('jump' as const), at: fc.nat(200_000) }),
  fc.record({ type: fc.constant('pause' as const), paused: fc.boolean() }),
  fc.record({ type: fc.constant('setSpeed' as const), speed: fc.constantFrom(0.25, 1, 60) }),
);
const dialogIntent: fc.Arbitrary<Intent> = fc.oneof(
  fc.record({ type: fc.constant('openDialog' as const), dialog: fc.constantFrom(...DIALOGS) }),
  fc.constant({ type: 'closeDialog' as const }),
  fc.record({ type: fc.constant('hold' as const), isHeld: fc.boolean() }),
);
const anyIntent: fc.Arbitrary<Intent> = fc.oneof(
  playIntent,
  dialogIntent,
  move,
  fc.constantFrom<Intent>(openTour, { type: 'leaveExtra' }, { type: 'forgetTheme' }),
  fc.record({
    type: fc.constant('openRun' as const),
    address: fc.constantFrom('7', '8').map((seed) => ({ ...visitOf('/').address, seed })),
  }),
);
/** A visit after anything that a visitor can want. */
const anyVisit = fc.tuple(openedVisit, fc.array(anyIntent)).map(([opened, all]) => all.reduce(next, opened));

describe('a run', () => {
  it('stays still as it was opened, also when stepped and paused, until it is resumed', () => {
    const opened = visitOf('/?seed=7&t=60&still=1');
    const stepped = next(next(opened, { type: 'jump', at: 61_000 }), { type: 'pause', paused: true });
    expect(stepped.address.still).toBe(true);
    const resumed = next(stepped, RESUME);
    expect([resumed.address.still, resumed.play.paused]).toEqual([false, false]);
    expect(next(resumed, { type: 'pause', paused: true }).address.still).toBe(false);
  });

  it('that is new begins at its beginning and plays, at the speed of before, under its own address', () => {
    fc.assert(
      fc.property(anyVisit, fc.constantFrom('7', '9'), (visit, seed) => {
        const opened = withRun(visit, seed);
        const { still, t, scene, engine, unread } = opened.address;
        expect(opened.run.seed).toBe(seed);
        expect(opened.play).toEqual({ at: 0, maxReached: 0, speed: visit.play.speed, paused: false });
        expect({ still, t, scene, engine, unread }).toEqual({ still: false, unread: [] });
        expect(opened.address.speed).toBe(
          visit.address.speed === visit.play.speed ? visit.play.speed : undefined,
        );
        expect([opened.entry, opened.dialog]).toEqual([entryBeneath(visit) + 1, undefined]);
        expect(opened.extra?.position.scene).toBe(visit.extra?.position.scene);
        expect(opened.extra?.position.shown).toEqual(visit.extra?.position.shown);
      }),
    );
  });

  it('beside an extra is of the same seed as what that shows: one link opens both', () => {
    fc.assert(
      fc.property(anyVisit, move, move, (before, first, second) => {
        const told = next(next(before, openTour), first);
        const renewed = withRun(told, '9');
        for (const visit of [before, told, renewed, next(renewed, second)])
          expect(linkSeed(visit)).toBe(shownRun(visit).seed);
      }),
    );
  });

  it('plays no further than an extra does, and remembers how far it was played', () => {
    fc.assert(
      fc.property(anyVisit, fc.nat(200_000), (visit, at) => {
        const moved = next(visit, { type: 'jump', at });
        const before = shownPlay(visit);
        const reached = Math.min(at, endOf(visit));
        const maxReached = Math.max(reached, before.maxReached);
        expect(shownPlay(moved)).toEqual({ ...before, at: reached, maxReached });
      }),
    );
  });

  it('is paused and resumed by the visitor alone, whatever opens, closes or is told', () => {
    fc.assert(
      fc.property(anyVisit, fc.boolean(), fc.oneof(dialogIntent, move), (before, paused, intent) => {
        const visit = next(next(before, openTour), { type: 'pause', paused });
        const after = next(visit, intent);
        expect(after.play).toBe(visit.play);
        if (toldRun(after)) expect(shownPlay(after).paused).toBe(shownPlay(visit).paused);
      }),
    );
  });
});

describe('time', () => {
  const opened = visitOf('/?seed=7&t=60');
  const dialog = (name: DialogName) => next(opened, { type: 'openDialog', dialog: name });

  it.each(DIALOGS)(
    'passes while %s is open, unless that holds it; closed, it leaves the sheet before its slash, or nothing',
    (name) => {
      expect(isPlaying(dialog(name))).toBe(true);
      const held = next(dialog(name), { type: 'hold', isHeld: true });
      expect(isPlaying(held)).toBe(false);
      const closed = next(next(held, { type: 'hold', isHeld: false }), { type: 'closeDialog' });
      expect(closed.dialog).toBe(name.includes('/') ? name.split('/')[0] : undefined);
      expect(isPlaying(closed)).toBe(true);
    },
  );

  it('is held by what is open, also after Back', () => {
    const held = next(opened, { type: 'hold', isHeld: true });
    expect(isPlaying(next(held, { type: 'return', visit: withRun(opened, '8') }))).toBe(false);
  });

  it('of a link of another version passes for no run but another one, or that of an extra', () => {
    const other = visitOf(`/?seed=7&t=60&engine=${ENGINE_VERSION + 1}`);
    expect([other.play.at, isHeld(other), isPlaying(next(other, RESUME))]).toEqual([0, true, false]);
    expect(isPlaying(withRun(other, '8'))).toBe(true);
    expect(isPlaying(withTour(other, STOPS.guides))).toBe(true);
    expect(isPlaying(next(withTour(other, STOPS.guides), { type: 'leaveExtra' }))).toBe(false);
  });

  it("of the visitor's run is held while an extra is open; that of the extra's passes until its chapter ends", () => {
    expect(isPlaying(next(opened, openTour))).toBe(false);
    const guides = withTour(opened, STOPS.guides);
    expect([isPlaying(guides), shownRun(guides).name]).toEqual([true, 'Guide']);
    const end = next(guides, { type: 'jump', at: 1e9 });
    expect([shownPlay(end).at, isPlaying(end)]).toEqual([tourAt(STOPS.guides).shown?.until, false]);
    expect(isPlaying(withTour(opened, STOPS.gone))).toBe(false);
  });

  it("is that of the extra's chapter: it goes on within one, to its end once something was paid, and begins where the next does, or stands at its end in a still picture", () => {
    const at = 500;
    const played = next(next(withTour(opened, STOPS.guides), { type: 'jump', at }), {
      type: 'setSpeed',
      speed: 5,
    });
    expect(shownPlay(next(played, moveTour(STOPS.guides, false)))).toMatchObject({ at, speed: 5 });
    const { until } = tourAt(STOPS.paid).shown ?? {};
    expect(shownPlay(next(played, moveTour(STOPS.paid)))).toMatchObject({ at: until, speed: 5 });
    const later = tourAt(STOPS.later).shown;
    expect(shownPlay(next(played, moveTour(STOPS.later)))).toMatchObject({
      at: later?.from,
      speed: later?.speed,
    });
    expect(shownPlay(withTour(visitOf('/?seed=7&still=1'), STOPS.later)).at).toBe(later?.until);
  });
});

it('an extra opens again where it was left, with its days, also beside another run; another opens at its beginning', () => {
  const played = next(withTour(visitOf('/?seed=7'), STOPS.guides), { type: 'jump', at: 2_000 });
  const left = next(played, { type: 'leaveExtra' });
  const again = next(left, openTour);
  expect([again.extra?.position, again.extra?.play]).toEqual([played.extra?.position, played.extra?.play]);
  expect(again.entry).toBe(left.entry + 1);
  const beside = next(withRun(left, '8'), openTour).extra;
  expect([beside?.position, beside?.play]).toEqual([played.extra?.position, played.extra?.play]);
  const other = next(left, { ...openTour, name: 'another' }).extra;
  expect(other).toMatchObject({ name: 'another', position: openTour.position });
});

it('an extra closes the dialog that it was opened from', () => {
  fc.assert(
    fc.property(anyVisit, move, (visit, move) => {
      expect(next(visit, openTour).dialog).toBeUndefined();
      expect(next(visit, move).dialog).toBeUndefined();
    }),
  );
});

it('after Back the theme that was chosen stays, also where the address names one', () => {
  const first = visitOf('/?seed=7&theme=dark');
  const second = withRun(first, '8');
  const chosen = next(second, { type: 'forgetTheme' });
  expect(next(chosen, { type: 'return', visit: first }).address).toEqual({
    ...first.address,
    theme: undefined,
  });
  expect(next(second, { type: 'return', visit: first })).toEqual(first);
});

it('a dialog adds an entry, one in its place none, one over it another; what closes leaves none', () => {
  const open = (visit: Visit, dialog: DialogName) => next(visit, { type: 'openDialog', dialog });
  const close = (visit: Visit) => next(visit, { type: 'closeDialog' });
  const brochure = open(open(visitOf('/?seed=7'), 'withdraw'), 'brochure');
  const sheet = open(brochure, 'run');
  const ticket = open(sheet, 'run/ticket');
  const all = [
    brochure,
    close(brochure),
    sheet,
    ticket,
    close(ticket),
    close(close(ticket)),
    withRun(ticket, '8'),
  ];
  expect(all.map(({ entry }) => entry)).toEqual([1, 0, 1, 2, 1, 0, 1]);
  expect(all.map(entryBeneath)).toEqual([0, 0, 0, 0, 0, 0, 1]);
});
