import { cents, MOMENT_LIMIT_MS } from '@simulation/engine';
import { anyMarket, anySeed } from '@simulation/engine/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { STORY_SCENES } from '../../../story/src/rules/stages';
import { openScene } from '../app/openScene';
import { linkTo } from './address/linkTo';
import { ROOT } from './address/site';
import { DIALOGS } from './dialogs';
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

const anyVisit = fc
  .record({
    opened: anyOpened,
    story: fc.constantFrom(undefined, ...STORY_SCENES),
    dialog: fc.constantFrom(undefined, ...DIALOGS),
    isLeft: fc.boolean(),
    at: fc.nat(MOMENT_LIMIT_MS),
  })
  .map(({ opened, story, dialog, isLeft, at }) => {
    const told = story ? openScene({ ...opened, address: { ...opened.address, scene: story } }) : opened;
    const played = next(told, { type: 'jump', at });
    const left = isLeft ? next(played, { type: 'leaveStory' }) : played;
    return dialog ? next(left, { type: 'openDialog', dialog }) : left;
  });

it('a visit that the browser has kept is read as it was left', () => {
  fc.assert(
    fc.property(anyVisit, (visit) => {
      expect(parseVisit(kept(visit), visit.entry, ENGLISH)).toEqual({ ...visit, playedBy: undefined });
    }),
  );
});

it('of the story nothing is kept that follows from what was chosen: its sums are those of the version that reads it', () => {
  for (const scene of STORY_SCENES) {
    const text = JSON.stringify(kept(openScene(visitOf(`/?seed=7&scene=${scene}`))));
    expect(text, scene).not.toMatch(/"(run|amount|paidIn|until|total|scene)":/);
  }
});

it('a longer day of another version is over at the end of its day here', () => {
  const visit = openScene(visitOf('/?seed=7&scene=story-rise'));
  const { until } = visit.story?.position.shown ?? {};
  const written = JSON.stringify(kept(visit)).replaceAll(
    /("story":.*?"play":\{"at":)\d+,"maxReached":\d+/g,
    '$19e9,"maxReached":9e9',
  );
  expect(parseVisit(JSON.parse(written), 0, ENGLISH)?.story?.play).toMatchObject({
    at: until,
    maxReached: until,
  });
});
