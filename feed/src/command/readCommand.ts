import { parseArgs } from 'node:util';
import { OptionError, quote } from '../library/options';
import { type ServeSettings, toServeSettings } from '../server/settings';
import { type FormatName, type Pairs, readOptions, SERVE_OPTIONS, WRITE_OPTIONS } from '../text/options';
import { type PlayOptions, toPlayOptions } from '../text/playOptions';

/** A command line that was read. */
export type Command =
  | { readonly kind: 'help' | 'version' }
  | { readonly kind: 'serve'; readonly settings: ServeSettings }
  | {
      readonly kind: 'write';
      readonly options: PlayOptions;
      readonly format: FormatName;
      readonly out: string | undefined;
    };

const FLAGS = { help: { type: 'boolean' }, version: { type: 'boolean' } } as const;
const TEXTS = Object.fromEntries(
  Object.keys({ ...WRITE_OPTIONS, ...SERVE_OPTIONS }).map((name) => [name, { type: 'string' as const }]),
);

/**
 * @param args what follows the name of the command
 * @throws {OptionError} if an option is unknown, has a value that is not allowed, or does not fit to another
 */
export function readCommand(args: readonly string[]): Command {
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    strict: false,
    allowPositionals: true,
    tokens: true,
    options: { ...TEXTS, ...FLAGS },
  });
  if (values.help === true) return { kind: 'help' };
  if (values.version === true) return { kind: 'version' };
  const pairs = tokens.flatMap((token): [string, string][] => {
    if (token.kind !== 'option') return [];
    // An unknown option has no value either, and is refused as unknown.
    if (token.value === undefined && Object.hasOwn(TEXTS, token.name))
      throw new OptionError(`${token.rawName} needs a value; see --help.`);
    return [[token.name, token.value ?? '']];
  });
  const command = values.serve === undefined ? toWriteCommand(pairs) : toServeCommand(pairs);
  const [unexpected] = positionals;
  if (unexpected === undefined) return command;
  throw new OptionError(`Unexpected ${quote(unexpected)}. Every option starts with --; see --help.`);
}

function toWriteCommand(pairs: Pairs): Command {
  refuse(pairs, SERVE_OPTIONS, WRITE_OPTIONS, 'without --serve');
  const { format = 'ndjson', out, ...values } = readOptions(WRITE_OPTIONS, pairs);
  return { kind: 'write', options: toPlayOptions(values), format, out };
}

function toServeCommand(pairs: Pairs): Command {
  refuse(pairs, WRITE_OPTIONS, SERVE_OPTIONS, 'with --serve, because clients choose it');
  return { kind: 'serve', settings: toServeSettings(readOptions(SERVE_OPTIONS, pairs)) };
}

/** @throws {OptionError} if an option belongs to the other way to use the command */
function refuse(pairs: Pairs, others: object, own: object, why: string): void {
  for (const [name] of pairs)
    if (Object.hasOwn(others, name) && !Object.hasOwn(own, name))
      throw new OptionError(`--${name} is not allowed ${why}.`);
}
