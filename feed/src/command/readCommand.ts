import { parseArgs } from 'node:util';
import { OptionError, quoted } from '../library/runOf';
import { oneOf, PLAY_OPTIONS, type Playing, readPlaying, type TextOptions } from '../options/playing';
import { readServeSettings, SERVE_OPTIONS, type ServeSettings } from '../server/settings';
import { FORMAT_NAMES, type FormatName } from './formats';

/** What the command is asked to do. */
export type Command =
  | { readonly kind: 'help' | 'version' }
  | { readonly kind: 'serve'; readonly settings: ServeSettings }
  | {
      readonly kind: 'write';
      readonly playing: Playing;
      readonly format: FormatName;
      readonly out: string | undefined;
    };

const WRITE_OPTIONS = ['format', 'out'] as const;
const FLAGS = ['help', 'version'] as const;

/** `after` is for clients of the server: a command line starts anew. */
const RUN_OPTIONS = PLAY_OPTIONS.filter((name) => name !== 'after');
const TEXT_OPTIONS = [...RUN_OPTIONS, ...WRITE_OPTIONS, ...SERVE_OPTIONS] as const;

type TextValues = Readonly<Partial<Record<(typeof TEXT_OPTIONS)[number], string>>>;

/**
 * @param args what follows the name of the command
 * @throws {OptionError} if an option is unknown, has a value that is not allowed, or does not fit to another
 */
export function readCommand(args: readonly string[]): Command {
  const { flags, texts } = parse(args);
  for (const kind of FLAGS) if (flags.has(kind)) return { kind };
  if (texts.serve === undefined) return readWriting(texts);
  refuse(texts, [...WRITE_OPTIONS, 'from', 'for'], 'with --serve: clients choose it');
  return { kind: 'serve', settings: readServeSettings(texts, playTexts(texts)) };
}

function readWriting(texts: TextValues): Command {
  refuse(texts, SERVE_OPTIONS, 'without --serve');
  const format = oneOf('format', texts.format, FORMAT_NAMES) ?? 'ndjson';
  const { out } = texts;
  if (out === '') throw new OptionError('out must be the name of a file.');
  return { kind: 'write', playing: readPlaying(playTexts(texts)), format, out };
}

function parse(args: readonly string[]) {
  const { tokens } = parseArgs({
    args: withNegativeNumbers(args),
    strict: false,
    allowPositionals: true,
    tokens: true,
    options: {
      ...Object.fromEntries(TEXT_OPTIONS.map((name) => [name, { type: 'string' as const }])),
      ...Object.fromEntries(FLAGS.map((name) => [name, { type: 'boolean' as const }])),
    },
  });
  const flags = new Set<string>();
  const texts: Record<string, string> = {};
  for (const token of tokens) {
    if (token.kind === 'option-terminator') continue;
    if (token.kind === 'positional')
      throw new OptionError(`Unexpected ${quoted(token.value)}. Every option starts with --; see --help.`);
    const { name, rawName, value } = token;
    if (isFlag(name)) flags.add(name);
    else if (!TEXT_OPTIONS.some((known) => known === name))
      throw new OptionError(`Unknown option ${quoted(rawName)}. Allowed: ${allNames()}.`);
    else if (value === undefined) throw new OptionError(`${rawName} needs a value; see --help.`);
    else texts[name] = value;
  }
  return { flags, texts: texts as TextValues };
}

/** `--amount -5` as `--amount=-5`: alone the parser takes the number for an option. */
function withNegativeNumbers(args: readonly string[]): string[] {
  const joined: string[] = [];
  for (const arg of args) {
    const last = joined.at(-1);
    if (/^-[\d.]/.test(arg) && last !== undefined && /^--[a-z-]+$/.test(last))
      joined.splice(-1, 1, `${last}=${arg}`);
    else joined.push(arg);
  }
  return joined;
}

function refuse(texts: TextValues, names: readonly (keyof TextValues)[], why: string): void {
  const found = names.find((name) => texts[name] !== undefined);
  if (found !== undefined) throw new OptionError(`--${found} is not allowed ${why}.`);
}

const playTexts = (texts: TextValues): TextOptions =>
  Object.fromEntries(RUN_OPTIONS.map((name) => [name, texts[name]]));

const allNames = () => [...TEXT_OPTIONS, ...FLAGS].map((name) => `--${name}`).join(', ');

const isFlag = (name: string): boolean => FLAGS.some((flag) => flag === name);
