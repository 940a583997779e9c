import { cleanName } from './cleanText';
import { AMOUNT_LIMIT, type Range, SEED_LENGTH, TRADES_LIMIT } from './limits';
import {
  createMarket,
  isSpecified,
  MARKET_NAMES,
  type Market,
  PARAMETER_NAMES,
  type ParameterName,
  parametersOf,
  RIGGED,
  toWritten,
  valuesOf,
  writtenRange,
} from './markets';
import { fromCents, roundHalfAway, toCents } from './money';
import { ROUTES, type Run, type RunFields, type RunParameters, toRun } from './run';
import { readSeed } from './seed';

/** The values that a run is made from, by their names in the address. */
export const RUN_FIELDS = [
  'route',
  'seed',
  'scenario',
  ...PARAMETER_NAMES,
  'name',
  'amount',
  'trades',
] as const;

type RunField = (typeof RUN_FIELDS)[number];

/**
 * What somebody asks for, from wherever it comes. Numbers are as people write them: amounts in currency units, chances
 * in percent; whoever asks reads its own texts as numbers, and hands on a text that is none. undefined is absent.
 */
export type RunValues = { readonly [Field in RunField]?: unknown };

/** Of a value: one of `words`, a text with `length` (in characters), or a number in `range`. */
export type Allowed = {
  readonly words?: readonly string[];
  readonly length?: Range;
  readonly range?: Range;
};

/** A value that no run can have. */
export type RunProblem = {
  readonly field: RunField;
  readonly value: unknown;
  readonly allowed: Allowed;
  /** The value belongs to runs with one of these words in another field, and this is none. */
  readonly needs?: { readonly field: 'route' | 'scenario'; readonly words: readonly string[] } | undefined;
};

export type MadeRun =
  | { readonly run: Run; readonly problems?: undefined }
  | { readonly run?: undefined; readonly problems: readonly RunProblem[] };

/** Each of the fields may be absent. */
type Given<Fields> = { readonly [Field in keyof Fields]?: Fields[Field] | undefined };

export const ANY_LENGTH = { from: 0, to: Number.POSITIVE_INFINITY };

const AMOUNTS = { range: { from: -AMOUNT_LIMIT, to: AMOUNT_LIMIT } };
const COUNTS = { range: { from: -TRADES_LIMIT, to: TRADES_LIMIT } };

/**
 * The one way to a run, for address, form, history, command and server: the run of these values, or what is wrong with
 * them. A seed is needed, and the route is the dashboard where none is given. Never throws.
 */
export function makeRun(values: RunValues): MadeRun {
  const { seed, problems, ...fields } = readRun(values);
  if (seed !== undefined && problems.length === 0) return { run: toRun({ ...fields, seed }) };
  const missing = { field: 'seed', value: values.seed, allowed: { length: SEED_LENGTH } } as const;
  return { problems: values.seed === undefined ? [missing, ...problems] : problems };
}

/**
 * The run of fields that are known to be allowed, such as those of another run with a few changes.
 *
 * @throws RangeError if one is not
 */
export function runOf(fields: Given<RunFields> & { readonly seed: string }): Run {
  const { run, problems } = makeRun({ ...writtenRun(fields), route: fields.route });
  if (run !== undefined) return run;
  throw new RangeError(`No run has this ${problems.map(({ field }) => field).join(', ')}.`);
}

/** The fields of a run, of which a seed may be missing, and the values that are none: these count as absent. */
export function readRun(
  values: RunValues,
): Omit<RunFields, 'seed'> & { readonly seed: string | undefined; readonly problems: readonly RunProblem[] } {
  const problems: RunProblem[] = [];
  /** A value by what returns undefined for one that is not allowed. */
  const read = <Value>(field: RunField, allowed: Allowed, parse: (value: unknown) => Value | undefined) => {
    const value = values[field];
    if (value === undefined) return undefined;
    const parsed = parse(value);
    if (parsed === undefined) problems.push({ field, value, allowed });
    return parsed;
  };
  const word = <Word extends string>(field: RunField, words: readonly Word[]) =>
    read(field, { words }, (value) => words.find((each) => each === value));
  const number = (field: RunField, allowed: { readonly range: Range }) =>
    read(field, allowed, (value) => (isWithin(allowed.range, value) ? value + 0 : undefined)); // -0 + 0 is 0
  const refuse = (field: RunField, needs: RunProblem['needs']) => {
    if (values[field] !== undefined) problems.push({ field, value: values[field], allowed: {}, needs });
  };

  const route = word('route', ROUTES) ?? 'dashboard';
  const seed = read('seed', { length: SEED_LENGTH }, (value) =>
    typeof value === 'string' ? readSeed(value) : undefined,
  );
  const onV = route === 'v';
  if (onV) refuse('scenario', { field: 'route', words: ['dashboard'] });
  const scenario = (onV ? undefined : word('scenario', MARKET_NAMES)) ?? RIGGED.name;
  const own = new Map(parametersOf(scenario));
  const given = PARAMETER_NAMES.map((field) => {
    const parameter = own.get(field);
    if (parameter === undefined)
      return [field, refuse(field, { field: 'scenario', words: marketsWith(field) })];
    const written = number(field, { range: writtenRange(parameter) });
    return [field, written === undefined ? undefined : roundHalfAway(written, parameter.places)];
  });
  const name = read('name', { length: ANY_LENGTH }, (value) =>
    typeof value === 'string' ? cleanName(value) : undefined,
  );
  const amount = number('amount', AMOUNTS);
  const trades = number('trades', COUNTS);
  return {
    route,
    seed,
    name: name === '' ? undefined : name,
    amount: amount === undefined ? undefined : toCents(amount),
    trades,
    market: createMarket(scenario, Object.fromEntries(given)),
    problems,
  };
}

/** The values that lead to fields of a run, as a link says them: what a market has by itself is not among them. */
export function writtenRun(fields: Given<RunParameters>) {
  const { seed, name, amount, trades, market = RIGGED } = fields;
  return {
    name,
    amount: amount === undefined ? undefined : fromCents(amount),
    trades,
    seed,
    ...writtenMarket(market),
  };
}

function writtenMarket(market: Market): Partial<Record<'scenario' | ParameterName, string | number>> {
  if (isSpecified(market)) return {};
  const chosen = valuesOf(market).filter(({ isUsual }) => !isUsual);
  return {
    scenario: market.name,
    ...Object.fromEntries(chosen.map((each) => [each.name, toWritten(each, each.value)])),
  };
}

/** The markets that have a parameter. */
function marketsWith(key: ParameterName) {
  return MARKET_NAMES.filter((market) => new Map(parametersOf(market)).has(key));
}

/** Whether a value is a number of a range. */
export function isWithin({ from, to }: Range, value: unknown): value is number {
  return typeof value === 'number' && value >= from && value <= to;
}
