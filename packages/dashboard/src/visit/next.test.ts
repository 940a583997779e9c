import { ENGINE_VERSION } from '@simulation/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { positionOf } from '../../../story/src/rules/position';
import { progressAt } from '../../../story/src/rules/progress';
import { STORY_SCENES } from '../../../story/src/rules/stages';
import { DIALOGS, type DialogName } from './dialogs';
import { type Intent, next } from './next';
import { linkSeed } from './pageLink';
import { visitOf } from './testVisit';
import { endOf, entryBeneath, isHeld, isPlaying, isRobins, shownPlay, shownRun, type Visit } from './visit';

const RESUME = { type: 'pause', paused: false } as const;
const withRun = (visit: Visit, seed: string) =>
  next(visit, { type: 'openRun', address: { ...visit.address, seed } });
const positionIn = (scene: string) => positionOf(progressAt(scene, '7'));
const withStory = (visit: Visit, scene: string) =>
  next(next(visit, { type: 'openStory' }), { type: 'moveStory', position: positionIn(scene), isStep: true });

const openedVisit = fc
  .constantFrom('', '&still=1&theme=dark', '&speed=10', `&engine=${ENGINE_VERSION + 1}`)
  .map((parameters) => visitOf(`/?seed=7&t=60${parameters}`));
const moveStory = fc.record({
  type: fc.constant('moveStory' as const),
  position: fc.constantFrom(...STORY_SCENES).map(positionIn),
  isStep: fc.boolean(),
});
const playIntent: fc.Arbitrary<Intent> = fc.oneof(
  fc.record({ type: fc.constant('jump' as const), at: fc.nat(200_000) }),
  fc.record({ type: fc.constant('pause' as const), paused: fc.boolean() }),
  fc.record({ type: fc.constant('setSpeed' as const), speed: fc.constantFrom(0.25, 1, 60) }),
);
const dialogIntent: fc.Arbitrary<Intent> = fc.oneof(
  fc.record({ type: fc.constant('openDialog' as const), dialog: fc.constantFrom(...DIALOGS) }),
  fc.constant({ type: 'closeDialog' as const }),
);
const anyIntent: fc.Arbitrary<Intent> = fc.oneof(
  playIntent,
  dialogIntent,
  moveStory,
  fc.constantFrom<Intent>({ type: 'openStory' }, { type: 'leaveStory' }, { type: 'forgetTheme' }),
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
        expect([undefined, opened.play.speed]).toContain(opened.address.speed);
        expect([opened.entry, opened.dialog]).toEqual([entryBeneath(visit) + 1, undefined]);
        expect(opened.story?.position.scene).toBe(visit.story?.position.scene);
        expect(opened.story?.position.shown).toEqual(visit.story?.position.shown);
      }),
    );
  });

  it('beside the story is of the same seed as what the story shows: one link opens both', () => {
    fc.assert(
      fc.property(anyVisit, moveStory, moveStory, (before, first, second) => {
        const told = next(next(before, { type: 'openStory' }), first);
        const renewed = withRun(told, '9');
        for (const visit of [before, told, renewed, next(renewed, second)])
          expect(linkSeed(visit)).toBe(shownRun(visit).seed);
      }),
    );
  });

  it('plays no further than the story does, and remembers how far it was played', () => {
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
      fc.property(anyVisit, fc.boolean(), fc.oneof(dialogIntent, moveStory), (before, paused, intent) => {
        const visit = next(next(before, { type: 'openStory' }), { type: 'pause', paused });
        const after = next(visit, intent);
        expect(after.play).toBe(visit.play);
        if (isRobins(after)) expect(shownPlay(after).paused).toBe(shownPlay(visit).paused);
      }),
    );
  });
});

describe('time', () => {
  const opened = visitOf('/?seed=7&t=60');
  const dialog = (name: DialogName) => next(opened, { type: 'openDialog', dialog: name });

  it.each(DIALOGS)(
    'passes while %s is open, unless that is the explanation; closed, it leaves the sheet before its slash, or nothing',
    (name) => {
      expect(isPlaying(dialog(name))).toBe(name !== 'explanation');
      const closed = next(dialog(name), { type: 'closeDialog' });
      expect(closed.dialog).toBe(name.startsWith('share/') ? 'share' : undefined);
      expect(isPlaying(closed)).toBe(true);
    },
  );

  it('of a link of another version passes for no run but another one, or that of the story', () => {
    const other = visitOf(`/?seed=7&t=60&engine=${ENGINE_VERSION + 1}`);
    expect([other.play.at, isHeld(other), isPlaying(next(other, RESUME))]).toEqual([0, true, false]);
    expect(isPlaying(withRun(other, '8'))).toBe(true);
    expect(isPlaying(withStory(other, 'story-rise'))).toBe(true);
    expect(isPlaying(next(withStory(other, 'story-rise'), { type: 'leaveStory' }))).toBe(false);
  });

  it("of the visitor's run is held while the story is open; Robin's passes until its chapter ends", () => {
    expect(isPlaying(next(opened, { type: 'openStory' }))).toBe(false);
    const rise = withStory(opened, 'story-rise');
    expect([isPlaying(rise), shownRun(rise).name]).toEqual([true, 'Robin']);
    const end = next(rise, { type: 'jump', at: 1e9 });
    expect([shownPlay(end).at, isPlaying(end)]).toEqual([positionIn('story-rise').shown?.until, false]);
  });

  it("is that of Robin's chapter: it goes on within one, and begins where the next does, or stands at its end in a still picture", () => {
    const rise = positionIn('story-rise');
    const at = (rise.shown?.from ?? 0) + 500;
    const played = next(next(withStory(opened, 'story-rise'), { type: 'jump', at }), {
      type: 'setSpeed',
      speed: 2,
    });
    const stayed = next(played, { type: 'moveStory', position: rise, isStep: false });
    expect(shownPlay(stayed)).toMatchObject({ at, speed: 2 });
    const fee = positionIn('story-fee').shown;
    const moved = next(played, { type: 'moveStory', position: positionIn('story-fee'), isStep: true });
    expect(shownPlay(moved)).toMatchObject({ at: fee?.from, speed: fee?.speed });
    expect(shownPlay(withStory(visitOf('/?seed=7&still=1'), 'story-fee')).at).toBe(fee?.until);
  });
});

it('the story opens again where it was left, with its days, also beside another run', () => {
  const played = next(withStory(visitOf('/?seed=7'), 'story-rise'), { type: 'jump', at: 2_000 });
  const left = next(played, { type: 'leaveStory' });
  const again = next(left, { type: 'openStory' });
  expect([again.story?.position, again.story?.play]).toEqual([played.story?.position, played.story?.play]);
  expect(again.entry).toBe(left.entry + 1);
  const beside = next(withRun(left, '8'), { type: 'openStory' }).story;
  expect([beside?.position, beside?.play]).toEqual([played.story?.position, played.story?.play]);
});

it('the story closes the dialog that it was opened from', () => {
  fc.assert(
    fc.property(anyVisit, moveStory, (visit, move) => {
      expect(next(visit, { type: 'openStory' }).dialog).toBeUndefined();
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
  const help = open(open(visitOf('/?seed=7'), 'withdraw'), 'help');
  const share = open(help, 'share');
  const code = open(share, 'share/qr');
  const all = [help, close(help), share, code, close(code), close(close(code)), withRun(code, '8')];
  expect(all.map(({ entry }) => entry)).toEqual([1, 0, 1, 2, 1, 0, 1]);
  expect(all.map(entryBeneath)).toEqual([0, 0, 0, 0, 0, 0, 1]);
});
