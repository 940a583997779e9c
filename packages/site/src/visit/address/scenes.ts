import {
  ANALYSIS_STEP_MS,
  cents,
  createMarket,
  createSession,
  MOMENT_LIMIT_MS,
  nextEventAt,
  ROUND_MS,
  type Route,
  runOf,
  V_START_TRADES,
} from '@simulation/engine';
import type { DialogName } from '../dialogs';
import { namesOf } from '../namesOf';
import { PRACTICE_SCENE, STORY_SCENES } from '../story/stages';
import type { Address } from './address';

/** A named state: the parameters of the address that lead to it, and the dialog that is open. */
export type Scene = {
  readonly address: Partial<Address>;
  readonly dialog?: DialogName;
  /** The scene of the story to play, which is open: `story/progress.ts` reads it. */
  readonly story?: string;
};

/** Long enough for the list to be full: eleven trades at the slowest pace. */
const FULL_LIST_MS = 33_000;
/** Trades enough for every bin of a histogram. */
const LESSON_MS = 600_000;
/** The same where a loss is rare: the smallest bin holds one of 100 trades. */
const RARE_LESSON_MS = 3_600_000;
const FAIR = createMarket('fair');
const RARE_LOSS = createMarket('rare-loss');
/** Long enough for the cost of the fair scenario to outweigh chance: some 7,000 trades. */
const COSTLY_MS = 4 * 3_600_000;
/** The middle of a step of the script's analysis. */
const middleOfStep = (step: number) => (step - 0.5) * ANALYSIS_STEP_MS;

const anywhere = {
  empty: () => ({ address: { t: 0, still: true } }),
  'full-list': () => ({ address: { t: FULL_LIST_MS, still: true } }),
  // As far as a link can reach.
  'long-run': () => ({ address: { t: MOMENT_LIMIT_MS, still: true } }),
  paused: () => ({ address: { t: FULL_LIST_MS, still: true } }),
  withdraw: () => ({ address: {}, dialog: 'withdraw' }),
  controls: () => ({ address: {}, dialog: 'play' }),
  'controls-run': () => ({ address: {}, dialog: 'run' }),
  'controls-share': () => ({ address: {}, dialog: 'share' }),
  'controls-settings': () => ({ address: {}, dialog: 'settings' }),
  help: () => ({ address: {}, dialog: 'help' }),
  checklist: () => ({ address: {}, dialog: 'checklist' }),
  deceive: () => ({ address: {}, dialog: 'explanation' }),
  error: () => ({ address: {} }),
  'long-name': () => ({ address: { name: 'Maximiliane-Friederike von Hohenstaufen…' } }),
  'rtl-name': () => ({ address: { name: 'مرحبا Max 123' } }),
  'huge-amount': () => ({ address: { amount: cents(99_999_999_999_999), trades: 999_999_999 } }),
  'negative-amount': () => ({ address: { amount: cents(-1_234_567_89), trades: -V_START_TRADES } }),
} as const satisfies Record<string, (seed: string) => Scene>;

/** The first trade at its time, the statistics and markets exist on the dashboard alone. */
const onDashboard = {
  story: () => ({ address: {}, story: 'story' }),
  cases: () => ({ address: {}, story: PRACTICE_SCENE }),
  'first-trade': (seed) => ({ address: { t: firstTradeAt(seed), still: true } }),
  popup: (seed) => ({ address: { t: firstTradeAt(seed) } }),
  lesson: () => ({ address: { t: LESSON_MS, still: true }, dialog: 'statistics' }),
  runs: () => ({ address: { t: LESSON_MS, still: true }, dialog: 'runs' }),
  fair: () => ({ address: { market: FAIR, t: FULL_LIST_MS, still: true } }),
  'fair-negative': () => ({ address: { market: FAIR, amount: cents(0), t: COSTLY_MS, still: true } }),
  'fair-lesson': () => ({ address: { market: FAIR, t: LESSON_MS, still: true }, dialog: 'statistics' }),
  'rare-loss': () => ({ address: { market: RARE_LOSS, t: FULL_LIST_MS, still: true } }),
  'rare-loss-lesson': () => ({
    address: { market: RARE_LOSS, t: RARE_LESSON_MS, still: true },
    dialog: 'statistics',
  }),
} as const satisfies Record<string, (seed: string) => Scene>;

/** The script's states exist on `/v` alone. */
const onV = {
  'overlay-1': () => ({ address: { t: middleOfStep(1), still: true } }),
  'overlay-2': () => ({ address: { t: middleOfStep(2), still: true } }),
  'overlay-3': () => ({ address: { t: middleOfStep(3), still: true } }),
  'overlay-4': () => ({ address: { t: middleOfStep(4), still: true } }),
  // Between 4 and 6 s, and between 6 and 26 s after the press: specification, section 4.
  result: () => ({ address: { t: 5_000, still: true } }),
  new: () => ({ address: { t: 12_000, still: true } }),
  popup: () => ({ address: { t: ROUND_MS } }),
  sold: () => ({ address: { t: ROUND_MS, still: true } }),
} as const satisfies Record<string, (seed: string) => Scene>;

export type SceneName = keyof typeof anywhere | keyof typeof onDashboard | keyof typeof onV;

const scenesOf = (route: Route) => ({ ...anywhere, ...(route === 'v' ? onV : onDashboard) });

/** The scenes of a page, in the order in which they are listed. */
export function sceneNames(route: Route): readonly SceneName[] {
  return [...namesOf(anywhere), ...(route === 'v' ? namesOf(onV) : namesOf(onDashboard))];
}

/**
 * A scene by its name; undefined for an unknown one, and for one that the page does not have. `story-`, a way and a
 * stage of the story open it there; these are not listed.
 */
export function sceneOf(name: string | undefined, route: Route, seed: string): Scene | undefined {
  const story = STORY_SCENES.find((scene) => scene === name);
  if (route === 'dashboard' && story !== undefined) return { address: {}, story };
  const scenes = new Map<string | undefined, (seed: string) => Scene>(Object.entries(scenesOf(route)));
  return scenes.get(name)?.(seed);
}

/** When the first trade of the dashboard comes, in simulated milliseconds. */
function firstTradeAt(seed: string): number {
  return nextEventAt(createSession(runOf({ seed }))) ?? 0;
}
