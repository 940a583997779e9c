import { ANY_LENGTH, MOMENT_LIMIT_MS, type Run, roundHalfAway } from '@simulation/engine';
import { SERIES_DURATION } from '@simulation/engine/runs';
import { MARKET_OPTIONS } from '../library/marketOptions';
import {
  checkOption,
  OptionError,
  type Options,
  RUN_OPTIONS,
  SPEED_OPTION,
  unknownOption,
  type Values,
} from '../library/options';
import type { Speed } from '../library/pace';
import type { FullTimeRange } from '../library/timeRange';
import { toRun } from '../library/toRun';

/** 30 days: as far as the page goes. */
const SECONDS = { from: 0, to: MOMENT_LIMIT_MS / 1_000 };

const FORMAT_NAMES = ['ndjson', 'csv', 'json'] as const;
const ROWS_FORMATS = ['ndjson', 'csv'] as const;

export type FormatName = (typeof FORMAT_NAMES)[number];
export type RowsFormat = (typeof ROWS_FORMATS)[number];

/** Which events of a run, and how fast. Times are in simulated seconds. */
export const PLAY_OPTIONS = {
  from: { range: SECONDS, unit: 'seconds', meaning: 'first simulated second', preset: '0' },
  for: {
    range: SECONDS,
    unit: 'seconds',
    meaning: 'how many simulated seconds',
    preset: 'no end; 3600 for /trades',
  },
  speed: SPEED_OPTION,
} as const satisfies Options;

/** Of a client that goes on. */
export const RESUME_OPTIONS = {
  after: {
    range: { from: 0, to: 1e15 },
    whole: true,
    placeholder: 'ID',
    meaning: 'only events after the one with this id',
    preset: 'all',
  },
  engineVersion: {
    range: { from: 1, to: 1e9 },
    whole: true,
    placeholder: 'VERSION',
    meaning: 'engine version of the event after, which is of no use in another one',
    preset: 'that of the server',
  },
} as const satisfies Options;

/** Of a client of the server, who always has to wait. */
export const speedUpTo = (most: number) => ({
  ...SPEED_OPTION,
  words: [],
  range: { ...SPEED_OPTION.range, to: most },
});

export const OUTPUT_OPTIONS = {
  format: { words: FORMAT_NAMES, meaning: 'how events are written', preset: 'ndjson' },
  out: { length: ANY_LENGTH, placeholder: 'FILE', meaning: 'the file to write', preset: 'standard output' },
} as const satisfies Options;

/** An option that is there or not. */
const FLAG = { words: ['true'], placeholder: '' } as const;

export const LOOPBACK = '127.0.0.1';
export const PORT = { from: 0, to: 65_535 };

/** Each stream takes about 30 kB. */
const MAX_CONNECTIONS = 50_000;

export const SERVER_OPTIONS = {
  serve: {
    length: ANY_LENGTH,
    placeholder: '[HOST:]PORT',
    meaning: `serves events; the host is ${LOOPBACK} if left out`,
    preset: 'events are written',
  },
  'management-port': {
    range: PORT,
    whole: true,
    placeholder: 'PORT',
    meaning: '/health, /ready and /metrics, outside all limits of clients',
    preset: 'where clients ask',
  },
  'management-host': {
    length: ANY_LENGTH,
    placeholder: 'HOST',
    meaning: 'where that port is reached',
    preset: LOOPBACK,
  },
  cors: {
    length: ANY_LENGTH,
    placeholder: 'ORIGIN[,ORIGIN]',
    meaning: 'web pages of these origins may read answers; * for all',
    preset: 'only its own',
  },
  'max-connections': {
    range: { from: 1, to: MAX_CONNECTIONS },
    meaning: 'open streams at a time',
    preset: '5000',
  },
  'max-per-address': {
    range: { from: 1, to: MAX_CONNECTIONS },
    meaning: 'connections of one address; behind a proxy all clients have its address',
    preset: 'no limit',
  },
  'max-speed': {
    range: SPEED_OPTION.range,
    meaning: 'highest speed of a stream; below 1 also that of clients that name none',
    preset: String(SPEED_OPTION.range.to),
  },
  'max-rate': {
    range: { from: 1, to: 1_000_000 },
    meaning: 'events a second that all streams together may ask for',
    preset: '50000',
  },
  drain: {
    range: { from: 0, to: 3_600 },
    unit: 'seconds',
    meaning: 'how long SIGTERM leaves it serving, with /ready at 503',
    preset: '0',
  },
  'max-for': {
    range: { from: 1, to: SECONDS.to },
    unit: 'seconds',
    meaning: 'longest range of /trades',
    preset: '86400',
  },
  log: {
    ...FLAG,
    meaning: 'a line of JSON on standard error for each start, stop, refusal and fault',
    preset: 'faults alone',
  },
} as const satisfies Options;

export const WRITE_OPTIONS = { ...RUN_OPTIONS, ...PLAY_OPTIONS, ...OUTPUT_OPTIONS };

export const SERVE_OPTIONS = { ...RUN_OPTIONS, speed: SPEED_OPTION, ...SERVER_OPTIONS };

const { seed, scenario } = RUN_OPTIONS;

export const MANY_RUNS_OPTIONS = {
  count: { range: { from: 1, to: 1e9 }, whole: true, meaning: 'how many runs', preset: '1000' },
  for: {
    range: { from: SERIES_DURATION.from / 1_000, to: SERIES_DURATION.to / 1_000 },
    unit: 'seconds',
    meaning: 'how many simulated seconds each',
    preset: '3600',
  },
  part: { length: ANY_LENGTH, placeholder: 'I/N', meaning: 'only this part, for merge', preset: 'all runs' },
  rows: { words: ROWS_FORMATS, meaning: 'a row for each run', preset: 'a summary' },
  threads: { range: { from: 1, to: 1_024 }, whole: true, meaning: 'threads', preset: 'one for each core' },
  resume: { ...FLAG, meaning: 'goes on with what an earlier start has kept beside out', preset: 'all runs' },
} as const satisfies Options;

export const MERGE_OPTIONS = { out: OUTPUT_OPTIONS.out };

export const RUNS_OPTIONS = { seed, scenario, ...MARKET_OPTIONS, ...MANY_RUNS_OPTIONS, ...MERGE_OPTIONS };

/** Options as texts: names and values. */
export type Pairs = Iterable<readonly [name: string, text: string]>;

/**
 * Values from a command line, a query or a message.
 *
 * @throws {OptionError} if an option is unknown, there twice, or has a value that is not allowed
 */
export function readOptions<Table extends Options>(table: Table, pairs: Pairs): Values<Table>;
export function readOptions(table: Options, pairs: Pairs): object {
  const values: Record<string, string | number> = {};
  for (const [name, text] of pairs) {
    const option = Object.hasOwn(table, name) ? table[name] : undefined;
    if (option === undefined) throw unknownOption(name, Object.keys(table));
    if (Object.hasOwn(values, name)) throw new OptionError(`${name} is given twice.`);
    const isDecimal = /^\s*[-+]?[\d.]+(e[-+]?\d+)?\s*$/i.test(text); // not 0x10
    const value =
      option.range !== undefined && isDecimal && Number.isFinite(Number(text)) ? Number(text) : text;
    checkOption(name, option, value);
    values[name] = value;
  }
  return values;
}

/** A run, which part of it, and how fast. */
export type PlayOptions = { readonly run: Run; readonly range: FullTimeRange; readonly speed: Speed };

export type PlayValues = Values<
  typeof RUN_OPTIONS & typeof PLAY_OPTIONS & Pick<typeof RESUME_OPTIONS, 'after'>
>;

/** @throws {OptionError} if values do not fit to one another */
export function toPlayOptions({
  from = 0,
  for: seconds,
  after = -1,
  speed = 1,
  ...run
}: PlayValues): PlayOptions {
  const start = toMilliseconds(from);
  const until = seconds === undefined ? Number.POSITIVE_INFINITY : start + toMilliseconds(seconds);
  return { run: toRun(run), speed, range: { from: start, until, after } };
}

const toMilliseconds = (seconds: number) => roundHalfAway(seconds, 3);
