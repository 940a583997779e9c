import { parseArgs } from 'node:util';
import { isStandardOutput } from '../files/output';
import { didYouMean, type Option, OptionError, type Options, quote } from '../library/options';

type Line = {
  /** Options with their values, in order. */
  readonly pairs: [name: string, text: string][];
  readonly flags: ReadonlySet<string>;
  readonly words: readonly string[];
};

const ENDING_FLAGS = ['help', 'version'];

/** Seconds of each unit of time. */
const UNITS = { s: 1, m: 60, h: 3_600, d: 86_400 } as const;

/**
 * @param options that need a value
 * @param flags the options that have none, besides help and version; with one of these two nothing else matters
 * @throws {OptionError} if a value is missing
 */
export function parseLine(args: readonly string[], options: Options, flags: readonly string[] = []): Line {
  const names = Object.keys(options);
  const allFlags = [...ENDING_FLAGS, ...flags];
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    strict: false,
    allowPositionals: true,
    tokens: true,
    options: {
      ...Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
      ...Object.fromEntries(
        allFlags.map((name) => [
          name,
          name === 'help' ? { type: 'boolean', short: 'h' } : { type: 'boolean' },
        ]),
      ),
    },
  });
  const given = new Set(allFlags.filter((name) => values[name] === true));
  if (ENDING_FLAGS.some((name) => given.has(name))) return { pairs: [], flags: given, words: [] };
  const pairs = tokens.flatMap((token): Line['pairs'] => {
    if (token.kind !== 'option' || given.has(token.name)) return [];
    // An unknown option has no value either, and is refused as unknown.
    if (token.value === undefined && names.includes(token.name))
      throw new OptionError(`${token.rawName} needs a value; see --help.`);
    return [[token.name, toPlain(token.value ?? '', options[token.name])]];
  });
  return { pairs, flags: given, words: positionals };
}

/** Seconds without their unit: `1h` is 3600. */
function toPlain(text: string, option: Option | undefined): string {
  const seconds = new Map(Object.entries(UNITS)).get(text.slice(-1));
  if (option?.unit === undefined || seconds === undefined || !/^[\d.]+.$/.test(text)) return text;
  return String(Number(text.slice(0, -1)) * seconds);
}

/**
 * @param meant words that stand elsewhere, such as commands
 * @throws {OptionError} if there is a word that belongs to no option
 */
export function refuseWords([unexpected]: readonly string[], meant: readonly string[] = []): void {
  if (unexpected === undefined) return;
  throw new OptionError(
    `Unexpected ${quote(unexpected)}.${didYouMean(unexpected, meant)} Every option starts with --; see --help.`,
  );
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
