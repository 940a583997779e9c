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
import { loadTourRules, STOPS, tour, tourAt } from '../testing/tour';
import { scenesOf } from '../visit/address/scenes';
import type { DialogName } from '../visit/dialogs';
import { visitOf } from '../visit/testVisit';
import { shownPlay, shownRun } from '../visit/visit';
import { openScene } from './openScene';

const SEED = '7';
const FIRST_TRADE = createSession(runOf({ seed: SEED })).nextAt;

const openAt = (address: string) => openScene(visitOf(address), [tour], loadTourRules);

async function opened(path: string, scene: string) {
  const visit = await openAt(`${path}?seed=${SEED}&scene=${scene}`);
  const { run, extra, dialog, address } = visit;
  const { at, paused, speed } = shownPlay(visit);
  return {
    visit,
    run,
    position: extra?.position,
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
  ['help', 'help', 0, false],
  ['controls', 'play', 0, false],
  ['controls-run', 'run', 0, false],
  ['controls-settings', 'settings', 0, false],
  ['brochure', 'brochure', 0, false],
  ['error', undefined, 0, false],
  ['long-name', undefined, 0, false, { name: 'Maximiliane-Friederike von Hohenstaufen…' }],
  ['rtl-name', undefined, 0, false, { name: 'مرحبا Max 123' }],
  ['huge-amount', undefined, 0, false, { amount: cents(99_999_999_999_999), trades: 999_999_999 }],
  ['negative-amount', undefined, 0, false, { amount: cents(-123_456_789), trades: -181 }],
];
const DASHBOARD: readonly Row[] = [
  ['first-trade', undefined, FIRST_TRADE, true],
  ['popup', undefined, FIRST_TRADE, false],
  ['fair', undefined, 33_000, true, FAIR],
  ['fair-negative', undefined, 14_400_000, true, { amount: cents(0), ...FAIR }],
  ['rare-loss', undefined, 33_000, true, RARE_LOSS],
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
    const own = [...scenesOf(route, []).keys()];
    expect(scenes.map(([scene]) => scene).filter((scene) => scene !== 'brochure')).toEqual(own);
  });

  const rows = scenes.map(([scene, dialog, at, paused, run]) => ({ scene, dialog, at, paused, run }));
  it.each(rows)('scene=$scene opens $dialog at $at ms', async ({ scene, dialog, at, paused, run }) => {
    const usual = { route, seed: SEED, name: undefined, amount: undefined, trades: undefined };
    const found = await opened(path, scene);
    expect(found).toMatchObject({ position: undefined, dialog, at, paused, speed: 1, isKnown: true });
    expect(found.run).toEqual({ ...usual, market: { name: 'rigged' }, ...run });
  });

  it('a scene that it does not have opens the page as without it, and is named as unread', async () => {
    const found = await opened(path, route === 'v' ? 'tour' : 'sold');
    expect(found).toMatchObject({
      position: undefined,
      dialog: undefined,
      at: 0,
      paused: false,
      isKnown: false,
    });
  });
});

it.each(['withdraw', 'controls-run', 'brochure'])(
  'scene=%s of another version opens nothing over the sentence that says so',
  async (scene) => {
    for (const engine of [1, 99])
      expect((await openAt(`/?seed=7&engine=${engine}&scene=${scene}`)).dialog).toBeUndefined();
  },
);

it.each(Object.values(STOPS))(
  'the scene of stop %i opens an extra there, with its run beside it',
  async (stop) => {
    const expected = tourAt(stop, SEED);
    const { visit, position, run, dialog, paused, isKnown } = await opened('/', expected.scene);
    expect({ position, dialog, paused, isKnown }).toEqual({
      position: expected,
      dialog: undefined,
      paused: false,
      isKnown: true,
    });
    expect(visit).toMatchObject({ entry: 0, extra: { name: tour.name, openedIn: 0, leavesTo: 0 } });
    // Left, it gives the visitor's own run back.
    expect(runKey(run)).toBe(runKey(runOf({ seed: SEED })));
    const { shown } = expected;
    expect(shownRun(visit)).toEqual(shown?.run ?? run);
    if (shown) expect(shownPlay(visit).at).toBe(shown.payments.atEnd === 0 ? shown.from : shown.until);
  },
);

it('a scene that an extra might have, and has not, is named as unread', async () => {
  for (const scene of ['tour-', 'tour-7', 'tours', 'x-tour'])
    expect(await opened('/', scene), scene).toMatchObject({ position: undefined, isKnown: false });
});
