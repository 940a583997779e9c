import { parseArgs } from 'node:util';
import { isStandardOutput } from '../files/output';
import { isFlag, type Option, OptionError, type Options } from '../library/options';

/** Seconds of each unit of time. */
const UNITS = { s: 1, m: 60, h: 3_600, d: 86_400 } as const;

/**
 * @returns what is asked for in place of all else; the options with their values, in order; and the other words
 * @throws {OptionError} if a value is missing
 */
export function parseLine(args: readonly string[], options: Options) {
  const named = new Map(Object.entries(options).filter(([, option]) => !isFlag(option)));
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    strict: false,
    allowPositionals: true,
    tokens: true,
    options: {
      ...Object.fromEntries(Array.from(named.keys(), (name) => [name, { type: 'string' }])),
      help: { type: 'boolean', short: 'h' },
    },
  });
  const ending = (['help', 'version'] as const).find((name) => values[name] === true);
  const read = ending === undefined ? tokens : [];
  const pairs = read.flatMap((token): [string, string][] => {
    if (token.kind !== 'option') return [];
    const { name, rawName, value = 'true' } = token;
    if (token.value === undefined && named.has(name))
      throw new OptionError(`${rawName} needs a value; see --help.`);
    return [[name, toPlain(value, named.get(name))]];
  });
  return { ending, pairs, words: positionals };
}

/** Seconds without their unit: `1h` is 3600. */
function toPlain(text: string, option: Option | undefined): string {
  const seconds = new Map(Object.entries(UNITS)).get(text.slice(-1));
  if (option?.unit === undefined || seconds === undefined || !/^[\d.]+.$/.test(text)) return text;
  const plain = Number(text.slice(0, -1)) * seconds;
  return Number.isNaN(plain) ? text : String(plain);
}

/**
 * The file to write; undefined for standard output, by whatever name: `-`, or that of its device.
 *
 * @throws {OptionError} if the name is empty
 */
export function readOut(out: string | undefined): string | undefined {
  if (out === '') throw new OptionError('out must name a file.');
  return out === undefined || out === '-' || isStandardOutput(out) ? undefined : out;
}
