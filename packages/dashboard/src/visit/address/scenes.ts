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
import type { Address } from './address';

/** A named state: the parameters of the address that lead to it, and the dialog that is open. */
type Scene = {
  readonly address: Partial<Address>;
  readonly dialog?: DialogName;
};

/** Scenes by their names. One may depend on the seed of the run. */
export type Scenes = Readonly<Record<string, (seed: string) => Scene>>;

/** The further scenes of a page. */
export type MoreScenes = (route: Route) => Scenes;

/** Long enough for the list to be full: eleven trades at the slowest pace. */
const FULL_LIST_MS = 33_000;
const FAIR = createMarket('fair');
const RARE_LOSS = createMarket('rare-loss');
/** Long enough for the cost of the fair scenario to outweigh chance: some 7,000 trades. */
const COSTLY_MS = 4 * 3_600_000;
/** The middle of a step of the script's analysis. */
const middleOfStep = (step: number) => (step - 0.5) * ANALYSIS_STEP_MS;

const anywhere: Scenes = {
  empty: () => ({ address: { t: 0, still: true } }),
  'full-list': () => ({ address: { t: FULL_LIST_MS, still: true } }),
  // As far as a link can reach.
  'long-run': () => ({ address: { t: MOMENT_LIMIT_MS, still: true } }),
  paused: () => ({ address: { t: FULL_LIST_MS, still: true } }),
  withdraw: () => ({ address: {}, dialog: 'withdraw' }),
  help: () => ({ address: {}, dialog: 'help' }),
  controls: () => ({ address: {}, dialog: 'play' }),
  'controls-run': () => ({ address: {}, dialog: 'run' }),
  'controls-settings': () => ({ address: {}, dialog: 'settings' }),
  error: () => ({ address: {} }),
  'long-name': () => ({ address: { name: 'Maximiliane-Friederike von Hohenstaufen…' } }),
  'rtl-name': () => ({ address: { name: 'مرحبا Max 123' } }),
  'huge-amount': () => ({ address: { amount: cents(99_999_999_999_999), trades: 999_999_999 } }),
  'negative-amount': () => ({ address: { amount: cents(-1_234_567_89), trades: -V_START_TRADES } }),
};

/** The first trade at its time, and markets, exist on the dashboard alone. */
const onDashboard: Scenes = {
  'first-trade': (seed) => ({ address: { t: firstTradeAt(seed), still: true } }),
  popup: (seed) => ({ address: { t: firstTradeAt(seed) } }),
  fair: () => ({ address: { market: FAIR, t: FULL_LIST_MS, still: true } }),
  'fair-negative': () => ({ address: { market: FAIR, amount: cents(0), t: COSTLY_MS, still: true } }),
  'rare-loss': () => ({ address: { market: RARE_LOSS, t: FULL_LIST_MS, still: true } }),
};

/** The script's states exist on `/v` alone. */
const onV: Scenes = {
  'overlay-1': () => ({ address: { t: middleOfStep(1), still: true } }),
  'overlay-2': () => ({ address: { t: middleOfStep(2), still: true } }),
  'overlay-3': () => ({ address: { t: middleOfStep(3), still: true } }),
  'overlay-4': () => ({ address: { t: middleOfStep(4), still: true } }),
  // Between 4 and 6 s, and between 6 and 26 s after the press: specification, section 4.
  result: () => ({ address: { t: 5_000, still: true } }),
  new: () => ({ address: { t: 12_000, still: true } }),
  popup: () => ({ address: { t: ROUND_MS } }),
  sold: () => ({ address: { t: ROUND_MS, still: true } }),
};

/** The scenes of the page itself, in the order in which they are listed. */
const ownScenes: MoreScenes = (route) => ({ ...anywhere, ...(route === 'v' ? onV : onDashboard) });

/** All scenes of a page. */
export function scenesOf(
  route: Route,
  more: readonly MoreScenes[],
): ReadonlyMap<string | undefined, Scenes[string]> {
  return new Map([ownScenes, ...more].flatMap((scenes) => Object.entries(scenes(route))));
}

/** When the first trade of the dashboard comes, in simulated milliseconds. */
function firstTradeAt(seed: string): number {
  return nextEventAt(createSession(runOf({ seed }))) ?? 0;
}
