import { MOMENT_LIMIT_MS } from '../../../src/engine';
import { OptionError, quoted } from '../library/runOf';
import {
  COMMAND_LIMITS,
  PLAY_OPTIONS,
  type Playing,
  readPlaying,
  type TextOptions,
} from '../options/playing';
import type { ServeSettings } from './settings';

/** A client that names one of these chooses the whole run, apart from the seed. */
const RUN_OPTIONS = ['seed', 'route', 'scenario', 'chance', 'cost', 'name', 'amount', 'trades'] as const;

/**
 * Options from a query or a first message.
 *
 * @param pairs of names and values
 * @param more names of options that the path has beside those of a run
 * @param seconds the longest stretch, in simulated seconds
 * @returns what is played, and the options as texts
 * @throws {OptionError} if one is unknown, there twice, or has a value that is not allowed
 */
export function readRequest(
  pairs: Iterable<readonly [string, string]>,
  { defaults, speed }: Pick<ServeSettings, 'defaults' | 'speed'>,
  more: readonly string[] = [],
  seconds = COMMAND_LIMITS.seconds,
): { readonly playing: Playing; readonly texts: ReadonlyMap<string, string> } {
  const known: readonly string[] = [...PLAY_OPTIONS, ...more];
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
  if (playing.speed === 'max')
    throw new OptionError(`speed must be a number from 0.25 to ${speed}, not "max".`);
  const { stretch } = playing;
  return {
    // Without an end of its own a stream ends where the page does, so that looking for an event is bounded too.
    playing: { ...playing, stretch: { ...stretch, until: Math.min(stretch.until, MOMENT_LIMIT_MS) } },
    texts,
  };
}
