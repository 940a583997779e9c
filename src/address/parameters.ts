import {
  AMOUNT_LIMIT,
  createMarket,
  type Market,
  MOMENT_LIMIT_MS,
  type RunParameters,
  readSeed,
  roundHalfAway,
  SPEED,
  TRADES_LIMIT,
} from '../engine';
import { isMarketName, parametersOf, RIGGED, writtenRange } from '../engine/markets';
import { cleanName } from './cleanText';
import { readStill, readTheme, type Theme } from './look';

/** How a run was chosen among many, by the link that opens it. */
export type Picked = {
  readonly rank: 'best' | 'worst' | 'any';
  /** Among how many runs: 2 to 1,000,000. */
  readonly count: number;
};

/** The values of the query. One that is absent or invalid is undefined. */
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
  const scene = query.get('scene');
  return {
    name: cleanName(query.get('name') ?? '') || undefined,
    amount: readNumber(query.get('amount'), { max: AMOUNT_LIMIT, places: 2 }),
    trades: readNumber(query.get('trades'), { max: TRADES_LIMIT }),
    seed: readSeed(query.get('seed') ?? ''),
    market: readMarket(query),
    picked: readPicked(query.get('picked')),
    speed: readOptionalNumber(query.get('speed'), { max: SPEED.to, min: SPEED.from }),
    t: readOptionalNumber(query.get('t'), { max: MOMENT_LIMIT_MS / 1_000, min: 0, places: 3 }),
    still: readStill(query),
    scene: scene !== null && /^[a-z0-9-]{1,40}$/.test(scene) ? scene : undefined,
    engine: readOptionalNumber(query.get('engine'), { max: ENGINE_LIMIT }),
    theme: readTheme(query),
  };
}

/** The market that `scenario` names, with those of its parameters that are valid; the others are as usual. */
function readMarket(query: URLSearchParams): Market {
  const name = query.get('scenario') ?? '';
  if (!isMarketName(name)) return RIGGED;
  const values = parametersOf(name).map(([key, parameter]) => {
    const { from, to } = writtenRange(parameter);
    return [key, readOptionalNumber(query.get(key), { min: from, max: to, places: parameter.places })];
  });
  return createMarket(name, Object.fromEntries(values));
}

type Limits = {
  readonly max: number;
  readonly min?: number;
  /** The number is wanted as whole tenths, hundredths, …: rounded, halves away from zero. */
  readonly places?: number;
};

/** A value by `Number()`, if that is within the limits. '' is 0; -0 is 0. */
function readNumber(value: string | null, { max, min = -max, places }: Limits): number | undefined {
  if (value === null) return undefined;
  const number = Number(value);
  if (!(number >= min && number <= max)) return undefined;
  return places === undefined ? number + 0 : roundHalfAway(number, places);
}

/** The same, but '' is absent. */
function readOptionalNumber(value: string | null, limits: Limits): number | undefined {
  return readNumber(value?.trim() || null, limits);
}

const PICKED = /^(best|worst|any)-of-([1-9]\d{0,6})$/;

const PICKED_COUNT = { from: 2, to: 1e6 };

/** The value of `picked`: `best-of-1000`. Anything else is undefined. */
function readPicked(value: string | null): Picked | undefined {
  const [, rank, digits] = value?.match(PICKED) ?? [];
  const count = Number(digits);
  if (rank !== 'best' && rank !== 'worst' && rank !== 'any') return undefined;
  return count < PICKED_COUNT.from || count > PICKED_COUNT.to ? undefined : { rank, count };
}

/** Reading it back gives the same. */
export function writePicked({ rank, count }: Picked): string {
  return `${rank}-of-${count}`;
}
