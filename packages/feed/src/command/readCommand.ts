import { OptionError } from '../library/options';
import type { MergeCommand } from '../runs/mergeParts';
import type { RunsCommand } from '../runs/writeRuns';
import { type ServeSettings, toServeSettings } from '../server/settings';
import {
  type FormatName,
  MERGE_OPTIONS,
  type Pairs,
  readOptions,
  SERVE_OPTIONS,
  WRITE_OPTIONS,
} from '../text/options';
import { type PlayOptions, toPlayOptions } from '../text/playOptions';
import { parseLine, readOut, refuseWords } from './parseLine';
import { readRunsCommand } from './readRunsCommand';

export type Command =
  | Ending
  | { readonly kind: 'serve'; readonly settings: ServeSettings }
  | ({ readonly kind: 'runs' } & RunsCommand)
  | ({ readonly kind: 'merge' } & MergeCommand)
  | {
      readonly kind: 'write';
      readonly options: PlayOptions;
      readonly format: FormatName;
      readonly out: string | undefined;
    };

/** Help about one of the commands, or the version. */
export type Ending =
  | { readonly kind: 'help'; readonly about: 'write' | 'runs' | 'merge' }
  | { readonly kind: 'version' };

const COMMANDS = ['runs', 'merge', 'help'];

/**
 * @param args what follows the name of the command
 * @throws {OptionError} if an option is unknown, has a value that is not allowed, or does not fit to another
 */
export function readCommand(args: readonly string[]): Command {
  const [first, ...rest] = args;
  if (first === 'help') return readCommand([...rest, '--help']);
  if (first === 'runs') return readRunsCommand(rest);
  if (first === 'merge') return readMergeCommand(rest);
  if (first !== undefined && !first.startsWith('-')) refuseWords([first], COMMANDS);
  const { pairs, flags, words } = parseLine(args, { ...WRITE_OPTIONS, ...SERVE_OPTIONS }, ['log']);
  if (flags.has('help')) return { kind: 'help', about: 'write' };
  if (flags.has('version')) return { kind: 'version' };
  const isServed = pairs.some(([name]) => name === 'serve');
  const log = flags.has('log');
  if (log && !isServed) throw new OptionError('--log is not allowed without --serve.');
  const command = isServed ? toServeCommand(pairs, log) : toWriteCommand(pairs);
  refuseWords(words);
  return command;
}

function readMergeCommand(args: readonly string[]): Command {
  const { pairs, flags, words } = parseLine(args, MERGE_OPTIONS);
  if (flags.has('help')) return { kind: 'help', about: 'merge' };
  if (flags.has('version')) return { kind: 'version' };
  return { kind: 'merge', files: words, out: readOut(readOptions(MERGE_OPTIONS, pairs).out) };
}

function toWriteCommand(pairs: Pairs): Command {
  refuse(pairs, SERVE_OPTIONS, WRITE_OPTIONS, 'without --serve');
  const { format = 'ndjson', out, ...values } = readOptions(WRITE_OPTIONS, pairs);
  return { kind: 'write', options: toPlayOptions(values), format, out: readOut(out) };
}

function toServeCommand(pairs: Pairs, log: boolean): Command {
  refuse(pairs, WRITE_OPTIONS, SERVE_OPTIONS, 'with --serve, because clients choose it');
  return { kind: 'serve', settings: toServeSettings(readOptions(SERVE_OPTIONS, pairs), log) };
}

/** @throws {OptionError} if an option belongs to the other way to use the command */
function refuse(pairs: Pairs, others: object, own: object, why: string): void {
  for (const [name] of pairs)
    if (Object.hasOwn(others, name) && !Object.hasOwn(own, name))
      throw new OptionError(`--${name} is not allowed ${why}.`);
}
