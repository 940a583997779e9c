import type { RunParameters } from '@simulation/engine';
import {
  AMOUNT_LIMIT,
  cleanName,
  createMarket,
  isMarketName,
  type Market,
  MOMENT_LIMIT_MS,
  PARAMETER_NAMES,
  type Parameter,
  parametersOf,
  RIGGED,
  readSeed,
  roundHalfAway,
  SPEED,
  TRADES_LIMIT,
  writtenRange,
} from '@simulation/engine';
import { type Theme, toTheme } from './look';

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
  /** The names of parameters of ours whose values cannot be used. */
  readonly unread: readonly string[];
};

/** No engine will have more versions. */
const ENGINE_LIMIT = 1e6;

/**
 * What text around a link leaves at its end, beside a closing bracket. In a link that this page has written, these are
 * escaped.
 */
const TAIL = new Set('.,;:!?\'"]}>');

/**
 * The same behind a number or a word, where a browser has escaped it. It is looked for where such a tail begins, and
 * only there.
 */
const ESCAPED_TAIL = /(?<![\p{Ps}\p{Pe}\p{Pi}\p{Pf}.,;:!?'"<>*_])[\p{Ps}\p{Pe}\p{Pi}\p{Pf}.,;:!?'"<>*_]+$/u;

/**
 * Reads the query. Never throws; the first of a repeated parameter wins; unknown ones change nothing.
 *
 * Specification, section 5: amount and trades are converted to numbers with no other checks. What is no finite
 * number, or too large for whole cents, counts as absent. So does any other value that cannot be used, but for `name`;
 * the parameter is then `unread`.
 */
export function readParameters(search: string): Parameters {
  const query = toQuery(search);
  const unread: string[] = [];
  /** The value of a parameter of ours, by one that returns undefined for what cannot be used; '' is absent. */
  const read = <Value>(name: string, parse: (value: string) => Value | undefined): Value | undefined => {
    const value = query.get(name)?.trim();
    if (!value) return undefined;
    const parsed = parse(value) ?? parse(cleanValue(value));
    if (parsed === undefined) unread.push(name);
    return parsed;
  };
  const number = (limits: Limits) => (value: string) => readNumber(value, limits);
  const isStill = read('still', (value) => (value === '1' || value === '0' ? value === '1' : undefined));
  return {
    name: cleanName(query.get('name') ?? '') || undefined,
    amount: readGiven(query.get('amount'), { to: AMOUNT_LIMIT, places: 2 }),
    trades: readGiven(query.get('trades'), { to: TRADES_LIMIT }),
    seed: read('seed', readSeed),
    market: readMarket(read),
    picked: read('picked', readPicked),
    speed: read('speed', number(SPEED)),
    t: read('t', number({ from: 0, to: MOMENT_LIMIT_MS / 1_000, places: 3 })),
    still: isStill ?? false,
    scene: read('scene', (value) => (/^[a-z0-9-]{1,40}$/.test(value) ? value : undefined)),
    engine: read('engine', number({ to: ENGINE_LIMIT })),
    theme: read('theme', toTheme),
    unread,
  };
}

/**
 * The query as it was before it was passed on: `&` for `&amp;`, small letters in names, nothing of the text around it.
 */
function toQuery(search: string): ReadonlyMap<string, string> {
  const whole = withoutTail(search.replace(/&(?:amp;)+/gi, '&'));
  const pairs = Array.from(
    new URLSearchParams(whole),
    ([name, value]) => [name.toLowerCase(), value] as const,
  );
  return new Map(pairs.reverse()); // the first of a repeated one
}

/** A link without the text around it. The first character of a value stays. */
function withoutTail(link: string): string {
  let end = link.length;
  while (end > 1 && link[end - 2] !== '=' && isTail(link, end - 1)) end -= 1;
  return link.slice(0, end);
}

/** A closing bracket belongs to the link where the bracket before it opens. */
function isTail(link: string, at: number): boolean {
  const character = link.charAt(at);
  if (character !== ')') return TAIL.has(character);
  let before = at - 1;
  while (before >= 0 && link[before] !== '(' && link[before] !== ')') before -= 1;
  return link[before] !== '(';
}

/** Without what draws nothing, capitals, and what text around a link leaves at its end. */
function cleanValue(value: string): string {
  return value
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(ESCAPED_TAIL, '')
    .toLowerCase();
}

type Read = <Value>(name: string, parse: (value: string) => Value | undefined) => Value | undefined;

/** The market that `scenario` names, with those of its parameters that are valid; the others are as usual. */
function readMarket(read: Read): Market {
  const named = read('scenario', (value) => (isMarketName(value) ? value : undefined));
  const name = named ?? RIGGED.name;
  const own = new Map<string, Parameter>(parametersOf(name));
  const values = PARAMETER_NAMES.map((key) => {
    const parameter = own.get(key);
    const limits = parameter ? { ...parameter, ...writtenRange(parameter) } : { to: Number.MAX_VALUE };
    // What the named market does not have cannot be used. Without a name it may be meant for another page.
    const isUsable = parameter !== undefined || named === undefined;
    return [key, read(key, (value) => (isUsable ? readNumber(value, limits) : undefined))];
  });
  return createMarket(name, Object.fromEntries(values));
}

type Limits = {
  readonly to: number;
  /** Without it, as far below zero as `to` is above. */
  readonly from?: number;
  /** The number is wanted as whole tenths, hundredths, …: rounded, halves away from zero. */
  readonly places?: number;
};

/** A value by `Number()`, if that is within the limits. -0 is 0. */
function readNumber(value: string, { to, from = -to, places }: Limits): number | undefined {
  const number = Number(value);
  if (!(number >= from && number <= to)) return undefined;
  return places === undefined ? number + 0 : roundHalfAway(number, places);
}

/** The value of a parameter of the specification; '' is 0. */
function readGiven(value: string | undefined, limits: Limits): number | undefined {
  if (value === undefined) return undefined;
  const clean = cleanValue(value);
  return readNumber(value, limits) ?? (clean === '' ? undefined : readNumber(clean, limits));
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
