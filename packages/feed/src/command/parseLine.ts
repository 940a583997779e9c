import { parseArgs } from 'node:util';
import { isStandardOutput } from '../files/output';
import { OptionError, quote } from '../library/options';

type Line = {
  /** Options with their values, in order. */
  readonly pairs: [name: string, text: string][];
  readonly flags: ReadonlySet<string>;
  readonly words: readonly string[];
};

const ENDING_FLAGS = ['help', 'version'];

/**
 * @param names of the options that need a value
 * @param flags the options that have none, besides help and version; with one of these two nothing else matters
 * @throws {OptionError} if a value is missing
 */
export function parseLine(
  args: readonly string[],
  names: readonly string[],
  flags: readonly string[] = [],
): Line {
  const allFlags = [...ENDING_FLAGS, ...flags];
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    strict: false,
    allowPositionals: true,
    tokens: true,
    options: {
      ...Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
      ...Object.fromEntries(allFlags.map((name) => [name, { type: 'boolean' }])),
    },
  });
  const given = new Set(allFlags.filter((name) => values[name] === true));
  if (ENDING_FLAGS.some((name) => given.has(name))) return { pairs: [], flags: given, words: [] };
  const pairs = tokens.flatMap((token): Line['pairs'] => {
    if (token.kind !== 'option' || given.has(token.name)) return [];
    // An unknown option has no value either, and is refused as unknown.
    if (token.value === undefined && names.includes(token.name))
      throw new OptionError(`${token.rawName} needs a value; see --help.`);
    return [[token.name, token.value ?? '']];
  });
  return { pairs, flags: given, words: positionals };
}

/** @throws {OptionError} if there is a word that belongs to no option */
export function refuseWords([unexpected]: readonly string[]): void {
  if (unexpected === undefined) return;
  throw new OptionError(`Unexpected ${quote(unexpected)}. Every option starts with --; see --help.`);
}

/**
 * The file to write; undefined for standard output, whatever its name is.
 *
 * @throws {OptionError} if the name is empty
 */
export function readOut(out: string | undefined): string | undefined {
  if (out === '') throw new OptionError('out must name a file.');
  return out === undefined || isStandardOutput(out) ? undefined : out;
}
