import { MOMENT_LIMIT_MS, roundHalfAway } from '../../../src/engine';
import { checkSpeed, SPEED, type Speed } from '../library/pace';
import { checkNumber, OptionError, quoted, type RunOptions, runOf } from '../library/runOf';
import { stretchOf, type WholeStretch } from '../library/stretch';

/** What is played: a run, which part of it, and how fast. */
export type Playing = { readonly run: RunOptions; readonly stretch: WholeStretch; readonly speed: Speed };

/** Options as texts, by name, as a command line, a query or a message has them. */
export type TextOptions = Readonly<Partial<Record<PlayOption, string | undefined>>>;

type PlayOption = (typeof PLAY_OPTIONS)[number];

/** The same names everywhere. Times are in simulated seconds, `for` is a duration. */
export const PLAY_OPTIONS = [
  'seed',
  'route',
  'scenario',
  'chance',
  'cost',
  'name',
  'amount',
  'trades',
  'from',
  'for',
  'after',
  'speed',
] as const;

/** The highest values that are allowed. */
export type PlayLimits = {
  readonly speed: number;
  /** Of `for`, in simulated seconds. */
  readonly seconds: number;
};

/** 30 days: as far as the page goes. */
const MOST_SECONDS = MOMENT_LIMIT_MS / 1_000;

export const COMMAND_LIMITS: PlayLimits = { speed: SPEED.to, seconds: MOST_SECONDS };

/** @throws {OptionError} if a value is not allowed; the message is one line */
export function readPlaying(texts: TextOptions, limits: PlayLimits = COMMAND_LIMITS): Playing {
  const number = (name: PlayOption) => numberOf(name, texts[name]);
  const run = {
    seed: texts.seed,
    route: oneOf('route', texts.route, ['dashboard', 'v'] as const),
    scenario: oneOf('scenario', texts.scenario, ['fair'] as const),
    chance: number('chance'),
    cost: number('cost'),
    name: texts.name,
    amount: number('amount'),
    trades: number('trades'),
  };
  runOf(run);
  const speed = texts.speed === 'max' ? 'max' : (numberOf('speed', texts.speed, 'a number, or max') ?? 1);
  checkSpeed(speed, limits.speed);
  const from = number('from') ?? 0;
  checkNumber('from', from, 0, MOST_SECONDS);
  const seconds = number('for');
  if (seconds !== undefined) checkNumber('for', seconds, 0, limits.seconds);
  const start = milliseconds(from);
  const until = seconds === undefined ? undefined : start + milliseconds(seconds);
  return { run, speed, stretch: stretchOf({ from: start, until, after: number('after') }) };
}

const milliseconds = (seconds: number) => roundHalfAway(seconds, 3);

/** @throws {OptionError} if the text is no number */
export function numberOf(name: string, text: string | undefined, wanted = 'a number'): number | undefined {
  if (text === undefined) return undefined;
  const number = Number(text);
  if (text.trim() !== '' && Number.isFinite(number)) return number;
  throw new OptionError(`${name} must be ${wanted}, not ${quoted(text)}.`);
}

/** @throws {OptionError} if the text is none of the words */
export function oneOf<Word extends string>(
  name: string,
  text: string | undefined,
  words: readonly Word[],
): Word | undefined {
  const found = words.find((word) => word === text);
  if (text === undefined || found !== undefined) return found;
  throw new OptionError(`${name} must be ${words.join(' or ')}, not ${quoted(text)}.`);
}
