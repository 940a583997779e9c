import {
  AMOUNT_LIMIT,
  CHANCE,
  COST,
  MOMENT_LIMIT_MS,
  type RunParameters,
  roundHalfAway,
  SEED_LENGTH,
  SPEED,
  TRADES_LIMIT,
} from '../engine';
import { cleanName } from './cleanText';
import { type Picked, readPicked } from './picked';

export type Theme = 'light' | 'dark';

/** What the query says. A value that is absent, or not what it should be, is undefined. */
export type Parameters = Omit<RunParameters, 'seed'> & {
  readonly seed: string | undefined;
  /** It adds a note to the page and changes nothing else. */
  readonly picked: Picked | undefined;
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

/** No engine will have more versions. */
const ENGINE_LIMIT = 1e6;

/**
 * Reads the query. Never throws; the first of a repeated parameter wins; unknown ones change nothing.
 *
 * Specification, section 5: amount and trades are converted to numbers with no other checks. What is no finite
 * number, or too large for whole cents, counts as absent.
 */
export function readParameters(search: string): Parameters {
  const query = new URLSearchParams(search);
  const scenario = query.get('scenario') === 'fair' ? 'fair' : undefined;
  const scene = query.get('scene');
  return {
    name: cleanName(query.get('name') ?? '') || undefined,
    amount: numberOf(query.get('amount'), { most: AMOUNT_LIMIT, places: 2 }),
    trades: numberOf(query.get('trades'), { most: TRADES_LIMIT }),
    seed: seedOf(query.get('seed')),
    scenario,
    // Without the scenario that has them they are as if absent.
    chance:
      scenario &&
      givenNumberOf(query.get('chance'), { most: CHANCE.to / 100, least: CHANCE.from / 100, places: 2 }),
    cost:
      scenario &&
      givenNumberOf(query.get('cost'), { most: COST.to / 100, least: COST.from / 100, places: 2 }),
    picked: readPicked(query.get('picked')),
    speed: givenNumberOf(query.get('speed'), { most: SPEED.to, least: SPEED.from }),
    t: givenNumberOf(query.get('t'), { most: MOMENT_LIMIT_MS / 1_000, least: 0, places: 3 }),
    still: readStill(query),
    scene: scene !== null && /^[a-z0-9-]{1,40}$/.test(scene) ? scene : undefined,
    engine: givenNumberOf(query.get('engine'), { most: ENGINE_LIMIT }),
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

type Limits = {
  readonly most: number;
  readonly least?: number;
  /** The number is wanted as whole tenths, hundredths, …: rounded, halves away from zero. */
  readonly places?: number;
};

/** What `Number()` makes of a value, if that is within the limits. '' is 0; -0 is 0. */
function numberOf(value: string | null, { most, least = -most, places }: Limits): number | undefined {
  if (value === null) return undefined;
  const number = Number(value);
  if (!(number >= least && number <= most)) return undefined;
  return places === undefined ? number + 0 : roundHalfAway(number, places);
}

/** The same, but '' is absent. */
function givenNumberOf(value: string | null, limits: Limits): number | undefined {
  return numberOf(value?.trim() || null, limits);
}

function seedOf(value: string | null): string | undefined {
  return value?.slice(0, SEED_LENGTH.to).replace(/[\ud800-\udbff]$/, '') || undefined;
}
