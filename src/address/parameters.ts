import {
  AMOUNT_LIMIT,
  type Cents,
  CHANCE,
  COST,
  MOMENT_LIMIT_MS,
  type Range,
  roundHalfAway,
  type Scenario,
  TRADES_LIMIT,
  toCents,
} from '../engine';
import { cleanName } from './cleanText';

export type Theme = 'light' | 'dark';

/** What the query says. A value that is absent, or not what it should be, is undefined. */
export type Parameters = {
  readonly name: string | undefined;
  readonly amount: Cents | undefined;
  /** Not always whole: taken as it is, rounded only where it is shown. */
  readonly trades: number | undefined;
  readonly seed: string | undefined;
  readonly scenario: Scenario | undefined;
  /** Hundredths of a percent; like `cost` only with `scenario`. */
  readonly chance: number | undefined;
  readonly cost: Cents | undefined;
  /** Simulated seconds per second. */
  readonly speed: number | undefined;
  /** Simulated milliseconds already played when the page opens. */
  readonly t: number | undefined;
  /** Opens paused and without animation. */
  readonly still: boolean;
  readonly scene: string | undefined;
  /** The version of the engine that the link was made with. */
  readonly engine: number | undefined;
  readonly theme: Theme | undefined;
};

/** A seed may be any text of this many UTF-16 units; what follows is left out. */
const SEED_UNITS = 10_000;

/** No engine will have more versions. */
const ENGINE_LIMIT = 1e6;

const SPEED = { from: 0.25, to: 1_000 };

/**
 * Reads the query. Never throws; the first of a repeated parameter wins; unknown ones change nothing.
 *
 * Specification, section 5: amount and trades are converted to numbers with no other checks. What is no finite
 * number, or too large for whole cents, counts as absent.
 */
export function readParameters(search: string): Parameters {
  const query = new URLSearchParams(search);
  const amount = numberOf(query.get('amount'), AMOUNT_LIMIT);
  const trades = numberOf(query.get('trades'), TRADES_LIMIT);
  const t = numberOf(query.get('t') || null, MOMENT_LIMIT_MS / 1_000, 0);
  const scene = query.get('scene');
  return {
    name: cleanName(query.get('name') ?? '') || undefined,
    amount: amount === undefined ? undefined : toCents(amount),
    trades,
    seed: seedOf(query.get('seed')),
    ...readMarket(query),
    speed: numberOf(query.get('speed') || null, SPEED.to, SPEED.from),
    t: t === undefined ? undefined : roundHalfAway(t, 3),
    still: readStill(query),
    scene: scene !== null && /^[a-z0-9-]{1,40}$/.test(scene) ? scene : undefined,
    engine: numberOf(query.get('engine') || null, ENGINE_LIMIT),
    theme: readTheme(query),
  };
}

export function readStill(query: URLSearchParams): boolean {
  return query.get('still') === '1';
}

export function readTheme(query: URLSearchParams): Theme | undefined {
  const theme = query.get('theme');
  return theme === 'light' || theme === 'dark' ? theme : undefined;
}

/** Without the scenario that has them, chance and cost are as if absent. */
function readMarket(query: URLSearchParams): Pick<Parameters, 'scenario' | 'chance' | 'cost'> {
  if (query.get('scenario') !== 'fair') return { scenario: undefined, chance: undefined, cost: undefined };
  return {
    scenario: 'fair',
    chance: hundredthsOf(query.get('chance'), CHANCE),
    cost: hundredthsOf(query.get('cost'), COST),
  };
}

/** A number as whole hundredths, halves away from zero; an empty value is absent, not 0. */
function hundredthsOf(value: string | null, { from, to }: Range): number | undefined {
  const number = numberOf(value?.trim() || null, to / 100, from / 100);
  return number === undefined ? undefined : roundHalfAway(number, 2);
}

/** What `Number()` makes of a value, if that is within the limits. '' is 0; -0 is 0. */
function numberOf(value: string | null, most: number, least = -most): number | undefined {
  if (value === null) return undefined;
  const number = Number(value);
  return number >= least && number <= most ? number + 0 : undefined;
}

function seedOf(value: string | null): string | undefined {
  return value?.slice(0, SEED_UNITS).replace(/[\ud800-\udbff]$/, '') || undefined;
}
