import {
  cents,
  createMarket,
  createSession,
  MOMENT_LIMIT_MS,
  type Run,
  runKey,
  runOf,
} from '@simulation/engine';
import { describe, expect, it } from 'vitest';
import { progressAt } from '../../../story/src/rules/progress';
import { STORY_SCENES } from '../../../story/src/rules/stages';
import { PAGE_CHAPTERS } from '../../../story/src/rules/ways';
import { sceneNames } from '../visit/address/scenes';
import type { DialogName } from '../visit/dialogs';
import { visitOf } from '../visit/testVisit';
import { shownPlay, shownRun } from '../visit/visit';
import { openScene } from './openScene';

const SEED = '7';
const FIRST_TRADE = createSession(runOf({ seed: SEED })).nextAt;

function opened(path: string, scene: string) {
  const visit = openScene(visitOf(`${path}?seed=${SEED}&scene=${scene}`));
  const { run, story, dialog, address } = visit;
  const { at, paused, speed } = shownPlay(visit);
  return {
    visit,
    run,
    story: story?.position,
    dialog,
    at,
    paused,
    speed,
    isKnown: address.unread.length === 0,
  };
}

/** The moment is in simulated ms; the run is what differs from the usual one. */
type Row = readonly [
  scene: string,
  dialog: DialogName | undefined,
  at: number | null,
  paused: boolean,
  run?: Partial<Run>,
];

const FAIR = { market: createMarket('fair') };
const RARE_LOSS = { market: createMarket('rare-loss') };

const BOTH: readonly Row[] = [
  ['empty', undefined, 0, true],
  ['full-list', undefined, 33_000, true],
  ['long-run', undefined, MOMENT_LIMIT_MS, true],
  ['paused', undefined, 33_000, true],
  ['withdraw', 'withdraw', 0, false],
  ['controls', 'play', 0, false],
  ['controls-run', 'run', 0, false],
  ['controls-share', 'share', 0, false],
  ['controls-settings', 'settings', 0, false],
  ['help', 'help', 0, false],
  ['checklist', 'checklist', 0, false],
  ['deceive', 'explanation', 0, false],
  ['error', undefined, 0, false],
  ['long-name', undefined, 0, false, { name: 'Maximiliane-Friederike von Hohenstaufen…' }],
  ['rtl-name', undefined, 0, false, { name: 'مرحبا Max 123' }],
  ['huge-amount', undefined, 0, false, { amount: cents(99_999_999_999_999), trades: 999_999_999 }],
  ['negative-amount', undefined, 0, false, { amount: cents(-123_456_789), trades: -181 }],
];
const DASHBOARD: readonly Row[] = [
  ['first-trade', undefined, FIRST_TRADE, true],
  ['popup', undefined, FIRST_TRADE, false],
  ['lesson', 'statistics', 600_000, true],
  ['runs', 'runs', 600_000, true],
  ['fair', undefined, 33_000, true, FAIR],
  ['fair-negative', undefined, 14_400_000, true, { amount: cents(0), ...FAIR }],
  ['fair-lesson', 'statistics', 600_000, true, FAIR],
  ['rare-loss', undefined, 33_000, true, RARE_LOSS],
  ['rare-loss-lesson', 'statistics', 3_600_000, true, RARE_LOSS],
];
const V: readonly Row[] = [
  ['overlay-1', undefined, 500, true],
  ['overlay-2', undefined, 1_500, true],
  ['overlay-3', undefined, 2_500, true],
  ['overlay-4', undefined, 3_500, true],
  ['result', undefined, 5_000, true],
  ['new', undefined, 12_000, true],
  ['popup', undefined, 26_000, false],
  ['sold', undefined, 26_000, true],
];

describe.each([
  ['dashboard', '/', [...BOTH, ...DASHBOARD]],
  ['v', '/v', [...BOTH, ...V]],
] as const)('on %s', (route, path, scenes) => {
  it('each scene is in this table', () => {
    const listed: readonly string[] = ['story', 'cases', ...scenes.map(([scene]) => scene)];
    expect(sceneNames(route).filter((scene) => !listed.includes(scene))).toEqual([]);
  });

  const rows = scenes.map(([scene, dialog, at, paused, run]) => ({ scene, dialog, at, paused, run }));
  it.each(rows)('scene=$scene opens $dialog at $at ms', ({ scene, dialog, at, paused, run }) => {
    const usual = { route, seed: SEED, name: undefined, amount: undefined, trades: undefined };
    const found = opened(path, scene);
    expect(found).toMatchObject({ story: undefined, dialog, at, paused, speed: 1, isKnown: true });
    expect(found.run).toEqual({ ...usual, market: { name: 'rigged' }, ...run });
  });

  it('a scene that it does not have opens the page as without it, and is named as unread', () => {
    const found = opened(path, route === 'v' ? 'story' : 'sold');
    expect(found).toMatchObject({
      story: undefined,
      dialog: undefined,
      at: 0,
      paused: false,
      isKnown: false,
    });
  });
});

it.each(['runs', 'lesson', 'withdraw', 'controls-run', 'deceive'])(
  'scene=%s of another version opens nothing over the sentence that says so',
  (scene) => {
    for (const engine of [1, 99])
      expect(openScene(visitOf(`/?seed=7&engine=${engine}&scene=${scene}`)).dialog).toBeUndefined();
  },
);

/**
 * Where Robin's run stands still beside the story; in the chapters on the page it is played, elsewhere the visitor's
 * own waits.
 */
const STANDS: readonly string[] = ['pressure', 'question', 'silence'];
const PLAYED: readonly string[] = PAGE_CHAPTERS;

it.each(STORY_SCENES)('scene=%s opens the story at its stage, with its run beside it', (scene) => {
  const progress = progressAt(scene, SEED);
  const { visit, story, run, dialog, paused } = opened('/', scene);
  expect(story?.progress).toEqual(progress);
  expect({ dialog, paused }).toEqual({ dialog: undefined, paused: false });
  expect(visit).toMatchObject({ entry: 0, story: { openedIn: 0, leavesTo: 0 } });
  // Left, it gives the visitor's own run back.
  expect(runKey(run)).toBe(runKey(runOf({ seed: SEED })));
  const [isPlayed, stands] = [PLAYED, STANDS].map((stages) => stages.includes(progress.stage));
  const robins = shownRun(visit);
  if (!isPlayed && !stands) return expect(runKey(robins)).toBe(runKey(run));
  expect(robins).toMatchObject({ name: 'Robin' });
  const left = (story?.shown?.until ?? 0) - shownPlay(visit).at;
  if (isPlayed) expect(left).toBeGreaterThan(0);
  else expect(left).toBe(0);
});
