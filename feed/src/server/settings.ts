import { SPEED } from '../library/pace';
import { freshSeed, OptionError, quoted } from '../library/runOf';
import { COMMAND_LIMITS, numberOf, readPlaying, type TextOptions } from '../options/playing';

export type ServeSettings = {
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
  /** The origin whose pages may read the answers, or `*`; none but the server's own if undefined. */
  readonly cors: string | undefined;
  /** Open streams at a time. */
  readonly connections: number;
  /** The highest speed of a stream. */
  readonly speed: number;
  /** The longest stretch of `/trades`, in simulated seconds. */
  readonly seconds: number;
  /** What clients play that name nothing of a run. The seed is always there. */
  readonly defaults: TextOptions & { readonly seed: string };
};

export const SERVE_OPTIONS = ['serve', 'cors', 'max-connections', 'max-speed', 'max-for'] as const;

type ServeTexts = Readonly<Partial<Record<(typeof SERVE_OPTIONS)[number], string>>>;

/** Memory for so many streams is about two gigabytes. */
const MOST_CONNECTIONS = 50_000;

/**
 * @param defaults options of the run on the command line
 * @throws {OptionError} if a value is not allowed
 */
export function readServeSettings(texts: ServeTexts, defaults: TextOptions): ServeSettings {
  const speed = limitOf(texts, 'max-speed', SPEED.from, SPEED.to, SPEED.to);
  const settings = {
    ...addressOf(texts.serve ?? ''),
    cors: corsOf(texts.cors),
    connections: Math.floor(limitOf(texts, 'max-connections', 1, MOST_CONNECTIONS, 5_000)),
    speed,
    seconds: limitOf(texts, 'max-for', 1, COMMAND_LIMITS.seconds, 86_400),
    defaults: { ...defaults, seed: defaults.seed ?? freshSeed() },
  };
  if (defaults.speed === 'max') throw new OptionError('speed must be a number with --serve, not max.');
  readPlaying(settings.defaults, { ...COMMAND_LIMITS, speed });
  return settings;
}

function addressOf(text: string): Pick<ServeSettings, 'host' | 'port'> {
  const [, host = '127.0.0.1', digits] = /^(?:([\w.-]+|\[[\da-fA-F:.]+\]):)?(\d{1,5})$/.exec(text) ?? [];
  const port = Number(digits);
  if (digits === undefined || port > 65_535)
    throw new OptionError(`serve must be [HOST:]PORT with a port from 0 to 65535, not ${quoted(text)}.`);
  return { host: host.replaceAll(/[[\]]/g, ''), port };
}

function corsOf(text: string | undefined): string | undefined {
  if (text === undefined || text === '*') return text;
  if (URL.canParse(text) && new URL(text).origin === text) return text;
  throw new OptionError(`cors must be an origin such as http://localhost:3000, or *, not ${quoted(text)}.`);
}

function limitOf(
  texts: ServeTexts,
  name: 'max-connections' | 'max-speed' | 'max-for',
  from: number,
  to: number,
  preset: number,
): number {
  const number = numberOf(name, texts[name]) ?? preset;
  if (number >= from && number <= to) return number;
  throw new OptionError(`${name} must be a number from ${from} to ${to}, not ${quoted(number)}.`);
}
