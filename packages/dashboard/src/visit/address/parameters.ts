import type { Range, Route, RunParameters } from '@simulation/engine';
import { byParameter, isNameCut, MOMENT_LIMIT_MS, readRun, roundHalfAway, SPEED } from '@simulation/engine';
import { holdsAnother, isGarbled } from './garbled';
import { readLook, type Theme } from './look';
import { cleanValue, readPairs, readValue, toQuery } from './query';

/** How a run was chosen among many, by the link that opens it. */
export type Picked = {
  readonly rank: 'best' | 'worst' | 'any';
  /** Among how many runs: 2 to 1,000,000. */
  readonly count: number;
};

/** The values of the query. One that is absent, or cannot be used, is undefined. */
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
  /**
   * What the page does not show as the link says it: parameters of ours whose values cannot be used, a `name` of which
   * something is left out, and the `address` itself where it was changed on its way.
   */
  readonly unread: readonly string[];
};

/** The parameters beside those of a run. */
export type OwnParameter = Exclude<keyof Parameters, keyof RunParameters | 'unread'>;

/** No engine will have more versions. */
const ENGINE_LIMIT = 1e6;

/** What else an address says: the page that it opens, and parts in which a changed link leaves parameters. */
type Around = {
  readonly route?: Route;
  readonly pathname?: string;
  readonly hash?: string | undefined;
};

/**
 * Reads the query. Never throws; the first of a repeated parameter wins; unknown ones change nothing. A value that
 * cannot be used, on this page or at all, counts as absent, and its parameter is `unread`; so does one that holds
 * another.
 *
 * Specification, section 5: amount and trades are converted to numbers with no other checks, but for those of every
 * run.
 */
export function readParameters(
  search: string,
  { route = 'dashboard', pathname = '', hash = '' }: Around = {},
): Parameters {
  const pairs = readPairs(search);
  const query = toQuery(pairs.filter((pair) => !holdsAnother(pair)));
  const unread: string[] = [];
  const onUnread = (name: string) => unread.push(name);
  const read = <Value>(name: string, parse: (value: string) => Value | undefined) =>
    readValue(query, name, parse, onUnread);
  const said = (name: string) => query.get(name)?.trim() || undefined;
  const {
    route: _,
    problems,
    ...fields
  } = readRun({
    route,
    seed: said('seed'),
    scenario: cleanValue(said('scenario') ?? '') || undefined,
    ...byParameter((name) => toNumber(said(name))),
    name: query.get('name'),
    amount: toNumber(query.get('amount')),
    trades: toNumber(query.get('trades')),
  });
  for (const { field } of problems) onUnread(field);
  if (isNameCut(query.get('name') ?? '')) onUnread('name');
  if (isGarbled(pairs, pathname, hash)) onUnread('address');
  return {
    ...fields,
    picked: read('picked', (value) => (route === 'v' ? undefined : readPicked(value))), // `/v` has one run
    speed: read('speed', (value) => readNumber(value, SPEED)),
    t: read('t', (value) => readNumber(value, { from: 0, to: MOMENT_LIMIT_MS / 1_000 }, 3)),
    engine: read('engine', (value) => readNumber(value, { from: -ENGINE_LIMIT, to: ENGINE_LIMIT })),
    ...readLook(query, onUnread),
    unread,
  };
}

/** A number, by `Number()`, as it stands or without the text around it; what is none stays as it is. '' is 0. */
function toNumber(value: string | undefined): number | string | undefined {
  if (value === undefined) return undefined;
  const clean = cleanValue(value);
  const numbers = [Number(value), clean === '' ? Number.NaN : Number(clean)];
  return numbers.find((number) => !Number.isNaN(number)) ?? value;
}

/** A number within the limits, to whole thousandths where `places` is 3. -0 is 0. */
function readNumber(value: string, { from, to }: Range, places?: number): number | undefined {
  const number = Number(value);
  if (!(number >= from && number <= to)) return undefined;
  return places === undefined ? number + 0 : roundHalfAway(number, places);
}

const PICKED = /^(best|worst|any)-of-([1-9]\d{0,6})$/;

const PICKED_COUNT = { from: 2, to: 1e6 };

/** The value of `picked`: `best-of-1000`. Anything else is undefined. */
function readPicked(value: string): Picked | undefined {
  const [, rank, digits] = value.match(PICKED) ?? [];
  const count = Number(digits);
  if (rank !== 'best' && rank !== 'worst' && rank !== 'any') return undefined;
  return count < PICKED_COUNT.from || count > PICKED_COUNT.to ? undefined : { rank, count };
}
