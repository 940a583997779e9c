import { MOMENT_LIMIT_MS } from '../../../src/engine';
import { OptionError, quoted } from '../library/runOf';
import { COMMAND_LIMITS, PLAY_OPTIONS, type Playing, readPlaying, type TextOptions } from '../options/playing';
import type { ServeSettings } from './settings';

/** A client that names one of these chooses the whole run, apart from the seed. */
const RUN_OPTIONS = ['seed', 'route', 'scenario', 'chance', 'cost', 'name', 'amount', 'trades'] as const;

/** What a client asked for: the options and, where the path has more, their texts. */
export type Asked<Extra extends string> = {
  readonly playing: Playing;
  readonly extra: Readonly<Partial<Record<Extra, string>>>;
};

/**
 * Options from a query or a first message.
 *
 * @param pairs of names and values
 * @param extraNames of options beside those of a run
 * @param seconds the longest stretch, in simulated seconds
 * @throws {OptionError} if one is unknown, there twice, or has a value that is not allowed
 */
export function readRequest<Extra extends string = never>(
  pairs: Iterable<readonly [string, string]>,
  { defaults, speed }: Pick<ServeSettings, 'defaults' | 'speed'>,
  extraNames: readonly Extra[] = [],
  seconds = COMMAND_LIMITS.seconds,
): Asked<Extra> {
  const known: readonly string[] = [...PLAY_OPTIONS, ...extraNames];
  const texts = new Map<string, string>();
  for (const [name, value] of pairs) {
    if (!known.includes(name))
      throw new OptionError(`Unknown option ${quoted(name)}. Allowed: ${known.join(', ')}.`);
    if (texts.has(name)) throw new OptionError(`${name} is given twice.`);
    texts.set(name, value);
  }
  const given: TextOptions = Object.fromEntries(texts);
  const base = RUN_OPTIONS.some((name) => texts.has(name))
    ? { seed: defaults.seed, speed: defaults.speed }
    : defaults;
  const playing = readPlaying({ ...base, ...given }, { speed, seconds });
  if (playing.speed === 'max') throw new OptionError(`speed must be a number from 0.25 to ${speed}, not "max".`);
  const { stretch } = playing;
  return {
    // Without an end of its own a stream ends where the page does, so that looking for an event is bounded too.
    playing: { ...playing, stretch: { ...stretch, until: Math.min(stretch.until, MOMENT_LIMIT_MS) } },
    extra: Object.fromEntries(extraNames.map((name) => [name, texts.get(name)])) as Asked<Extra>['extra'],
  };
}
