import {
  type Allowed,
  AMOUNT_LIMIT,
  ANY_LENGTH,
  fromCents,
  isWithin,
  MARKET_NAMES,
  NAME_LENGTH,
  type Range,
  ROUTES,
  SEED_LENGTH,
  SPEED,
  START_AMOUNT,
  START_TRADES,
  seedLength,
  TRADES_LIMIT,
  V_NAME,
  V_START_TRADES,
} from '@simulation/engine';
import { didYouMean } from './didYouMean';
import { MARKET_OPTIONS } from './marketOptions';

/** An option, with what its value may be. */
export type Option = Allowed & {
  /** Whether a number of the range has to be whole. */
  readonly whole?: boolean;
  /** Of a number. */
  readonly unit?: 'seconds';
  /** Stands for a value in the help; empty for an option that needs none, and is `true` where it stands. */
  readonly placeholder?: string;
  readonly meaning: string;
  /** If it is left out. */
  readonly preset: string;
};

export type Options = Readonly<Record<string, Option>>;

export const isFlag = ({ placeholder }: Option) => placeholder === '';

/** The values of some options, each of which may be left out. */
export type Values<Table extends Options> = {
  readonly [Name in keyof Table]?: Value<Table[Name]> | undefined;
};

type Value<O extends Option> =
  | (O extends { words: readonly (infer Word)[] } ? Word : never)
  | (O extends { range: Range } ? number : never)
  | (O extends { length: Range } ? string : never);

/** Everything that determines a run. As in the page's address, but an invalid value is an error. */
export const RUN_OPTIONS = {
  seed: {
    length: SEED_LENGTH,
    meaning: 'determines the run; case and white space around it do not matter',
    preset: 'a new one, which each event names',
  },
  route: {
    words: ROUTES,
    meaning: 'the feed, or the script of v',
    preset: 'dashboard',
  },
  scenario: {
    words: MARKET_NAMES,
    meaning: 'the market, which decides what each trade brings; not with route v',
    preset: 'rigged, in which every trade gains',
  },
  ...MARKET_OPTIONS,
  name: {
    length: ANY_LENGTH,
    meaning: `display name; ${NAME_LENGTH} characters of it are kept, and no telephone number or address`,
    preset: `an invented one; ${V_NAME} on route v`,
  },
  amount: {
    range: { from: -AMOUNT_LIMIT, to: AMOUNT_LIMIT },
    meaning: 'total at the start, in currency units',
    preset: `drawn, ${fromCents(START_AMOUNT.from)} to ${fromCents(START_AMOUNT.to)}`,
  },
  trades: {
    range: { from: -TRADES_LIMIT, to: TRADES_LIMIT },
    meaning: 'trade count at the start',
    preset: `drawn, ${START_TRADES.from} to ${START_TRADES.to}; ${V_START_TRADES} on route v`,
  },
} as const satisfies Options;

export const SPEED_OPTION = {
  range: SPEED,
  words: ['max'],
  meaning: 'simulated seconds per second; max does not wait, and is not for clients of the server',
  preset: '1',
} as const satisfies Option;

/** An option that does not exist or has no such value. The message is one line: what is wrong, and what is allowed. */
export class OptionError extends RangeError {
  override readonly name = 'OptionError';

  /**
   * The package has a build for `import` and one for `require()`: an error of either is an instance of both classes.
   */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof RangeError && value.name === 'OptionError';
  }
}

/** @throws {OptionError} if it is no object of options, or has one of another name */
export function checkNames(options: unknown, allowed: readonly string[]): void {
  if (!isRecord(options)) {
    const example = allowed.includes('seed') ? "{ seed: '7' }" : '{ until: 60000 }';
    throw new OptionError(`Options must be an object such as ${example}, not ${quote(options)}.`);
  }
  for (const name of Object.keys(options)) if (!allowed.includes(name)) throw unknownOption(name, allowed);
}

/** Whether it is an object with fields: no list, no function, and none such as a `Map` or a `Date`. Of any realm. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  Object.prototype.toString.call(value) === '[object Object]';

export const unknownOption = (name: string, allowed: readonly string[]) =>
  new OptionError(
    `Unknown option ${quote(name)}.${didYouMean(name, allowed)} Allowed: ${allowed.join(', ')}.`,
  );

/** @throws {OptionError} if the option has no such value */
export function checkOption(name: string, option: Option, value: unknown): void {
  const { words = [], length, range, whole = false } = option;
  if (typeof value === 'string' && (words.includes(value) || (length && isWithin(length, seedLength(value)))))
    return;
  if (range && isWithin(range, value) && (!whole || Number.isInteger(value))) return;
  throw new OptionError(refusal(name, option, value));
}

/** What is said of a value that an option does not have: what is allowed, and what may have been meant. */
export function refusal(name: string, option: AnyAllowed, value: unknown): string {
  const question = typeof value === 'string' ? didYouMean(value, option.words ?? []) : '';
  return `${name} must be ${inWords(option)}, not ${quote(value)}.${question}`;
}

type AnyAllowed = Allowed & Partial<Pick<Option, 'whole' | 'unit'>>;

/** The values that an option allows, in words. */
function inWords({ words = [], length, range, whole, unit }: AnyAllowed): string {
  const of = unit === undefined ? '' : `of ${unit} `;
  const numbers = range && `a ${whole ? 'whole ' : ''}number ${of}from ${range.from} to ${range.to}`;
  const texts =
    length && `a text${length === ANY_LENGTH ? '' : ` of ${length.from} to ${length.to} characters`}`;
  return [numbers, texts, ...words].filter(Boolean).join(' or ');
}

/** A value of any type in a message of one line: short, without control characters. */
export function quote(value: unknown, length = 60): string {
  const text = written(value, length);
  const plain = text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, '?');
  return plain.length > length ? `${plain.slice(0, length - 1)}…` : plain;
}

function written(value: unknown, length: number): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, length));
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'function') return 'a function';
  if (typeof value !== 'object' || value === null) return String(value);
  return Array.isArray(value) ? 'a list' : 'an object'; // which may have no text of its own
}

/** The whole name of a file in a message of one line. */
export const quoteFile = (name: string) => quote(name, Number.POSITIVE_INFINITY);
