import { didYouMean } from '../library/didYouMean';
import { OptionError, quote } from '../library/options';
import type { RunsCommand } from '../runs/writeRuns';
import { type ServeSettings, toServeSettings } from '../server/settings';
import {
  type FormatName,
  MERGE_OPTIONS,
  type Pairs,
  type PlayOptions,
  RUNS_OPTIONS,
  readOptions,
  SERVE_OPTIONS,
  toPlayOptions,
  WRITE_OPTIONS,
} from '../text/options';
import { parseLine, readOut } from './parseLine';
import { toRunsCommand } from './toRunsCommand';

export type Command =
  | { readonly kind: 'help'; readonly about: keyof typeof OPTIONS }
  | { readonly kind: 'version' }
  | { readonly kind: 'serve'; readonly settings: ServeSettings }
  | ({ readonly kind: 'runs' } & RunsCommand)
  | { readonly kind: 'merge'; readonly files: readonly string[]; readonly out: string | undefined }
  | {
      readonly kind: 'write';
      readonly options: PlayOptions;
      readonly format: FormatName;
      readonly out: string | undefined;
    };

const OPTIONS = {
  write: { ...WRITE_OPTIONS, ...SERVE_OPTIONS },
  runs: RUNS_OPTIONS,
  merge: MERGE_OPTIONS,
} as const;

/**
 * @param args what follows the name of the command
 * @throws {OptionError} if an option is unknown, has a value that is not allowed, or does not fit to another
 */
export function readCommand(args: readonly string[]): Command {
  const [first, ...rest] = args;
  if (first === 'help') return readCommand([...rest, '--help']);
  const about = first === 'runs' || first === 'merge' ? first : 'write';
  const { ending, pairs, words } = parseLine(about === 'write' ? args : rest, OPTIONS[about]);
  if (ending === 'help') return { kind: ending, about };
  if (ending === 'version') return { kind: ending };
  if (about === 'merge')
    return { kind: about, files: words, out: readOut(readOptions(MERGE_OPTIONS, pairs).out) };
  if (words[0] === first) refuseWords(words); // else it may follow an unknown option
  const isServed = pairs.some(([name]) => name === 'serve');
  const read = about === 'runs' ? toRunsCommand : isServed ? toServeCommand : toWriteCommand;
  const command = read(pairs);
  refuseWords(words);
  return command;
}

function refuseWords([word]: readonly string[]): void {
  if (word === undefined) return;
  const question = didYouMean(word, ['runs', 'merge', 'help']);
  throw new OptionError(`Unexpected ${quote(word)}.${question} Every option starts with --; see --help.`);
}

function toWriteCommand(pairs: Pairs): Command {
  refuse(pairs, SERVE_OPTIONS, WRITE_OPTIONS, 'without --serve');
  const { format = 'ndjson', out, ...values } = readOptions(WRITE_OPTIONS, pairs);
  return { kind: 'write', options: toPlayOptions(values), format, out: readOut(out) };
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
