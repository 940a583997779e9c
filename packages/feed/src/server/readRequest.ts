import { ANY_LENGTH, ENGINE_VERSION, MOMENT_LIMIT_MS } from '@simulation/engine';
import { type Option, RUN_OPTIONS, type Values } from '../library/options';
import { meanInterval } from '../library/places';
import {
  OUTPUT_OPTIONS,
  type Pairs,
  PLAY_OPTIONS,
  type PlayOptions,
  type PlayValues,
  RESUME_OPTIONS,
  readOptions,
  speedUpTo,
  toPlayOptions,
} from '../text/options';
import { TRADES_SECONDS } from './descriptions';
import type { ServeSettings } from './settings';

/** What clients of this server may choose for a stream. */
export const streamOptions = ({ speed }: ServeSettings) => ({
  ...RUN_OPTIONS,
  ...PLAY_OPTIONS,
  ...RESUME_OPTIONS,
  speed: speedUpTo(speed),
});

const LAST_ID_OPTION = {
  length: ANY_LENGTH,
  meaning: 'id of the last event',
  preset: 'none',
} as const satisfies Option;

/** What they may choose for a download. */
export const tradesOptions = ({ seconds }: ServeSettings) => ({
  ...RUN_OPTIONS,
  from: PLAY_OPTIONS.from,
  for: { ...PLAY_OPTIONS.for, range: { from: 0, to: seconds } },
  after: RESUME_OPTIONS.after,
  format: OUTPUT_OPTIONS.format,
});

/** Options of a stream; `reset` says why it does not go on after the event that the client has. */
export type StreamRequest = PlayOptions & { readonly reset?: string | undefined };

/**
 * Options of a stream.
 *
 * @throws {OptionError} if one is unknown, there twice, or has a value that is not allowed
 */
export function readStreamRequest(pairs: Pairs, settings: ServeSettings): StreamRequest {
  return toStreamRequest(readOptions(streamOptions(settings), pairs), settings);
}

/** The same, with the id of the last event where a client cannot send it as a header. */
export function readEventsRequest(pairs: Pairs, settings: ServeSettings) {
  const options = { ...streamOptions(settings), lastEventId: LAST_ID_OPTION };
  const { lastEventId, ...values } = readOptions(options, pairs);
  return { ...toStreamRequest(values, settings), lastEventId };
}

function toStreamRequest(
  { engineVersion = ENGINE_VERSION, ...values }: Values<ReturnType<typeof streamOptions>>,
  settings: ServeSettings,
): StreamRequest {
  const isOld = values.after !== undefined && engineVersion !== ENGINE_VERSION;
  if (!isOld) return withDefaults(values, settings);
  const reset = `The event ${values.after} is of engine version ${engineVersion}; this server has ${ENGINE_VERSION}.`;
  return { ...withDefaults({ ...values, after: undefined }, settings), reset };
}

/**
 * A download, in the format that the query names; and whether its answer does not depend on the settings of the server.
 */
export function readTradesRequest(pairs: Pairs, settings: ServeSettings) {
  const { format, ...values } = readOptions(tradesOptions(settings), pairs);
  const seconds = Math.min(TRADES_SECONDS, settings.seconds);
  const isForEverybody =
    values.seed !== undefined && (values.for !== undefined || seconds === TRADES_SECONDS);
  return { ...withDefaults({ for: seconds, ...values }, settings), format, isForEverybody };
}

/** A client that sends an option of a run chooses all of them, apart from the seed. */
function withDefaults(values: PlayValues, { defaults }: ServeSettings): PlayOptions {
  const { seed, speed } = defaults;
  const isChosen = Object.keys(RUN_OPTIONS).some((name) => name in values);
  const options = toPlayOptions({ ...(isChosen ? { seed, speed } : defaults), ...values });
  const { range } = options;
  // A stream without an end of its own ends where the page does, so that looking for an event is bounded too.
  const until = Number.isFinite(range.until) ? range.until : MOMENT_LIMIT_MS;
  return { ...options, range: { ...range, until } };
}

/** Events a second that a stream asks for, on average. */
export function rateOf({ run, speed }: PlayOptions): number {
  return (Number(speed) * 1_000) / meanInterval(run);
}
