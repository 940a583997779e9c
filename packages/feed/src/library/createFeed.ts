import type { Run } from '@simulation/engine';
import type { FeedEvent } from './event';
import { checkNames, checkOption, OptionError, quote, RUN_OPTIONS, SPEED_OPTION } from './options';
import { Pace, type Speed } from './pace';
import { Places } from './places';
import { type FullTimeRange, RANGE_OPTIONS, type TimeRange, toFullTimeRange } from './timeRange';
import { type RunOptions, toRun } from './toRun';

export type FeedOptions = RunOptions &
  TimeRange & {
    /** Simulated seconds per second, 0.25 to 1000, or `max`: as fast as they are asked for. 1 if left out. */
    readonly speed?: Speed | undefined;
    /** Ends the feed, without an error. */
    readonly signal?: AbortSignal | undefined;
  };

const FEED_OPTIONS = [...Object.keys(RUN_OPTIONS), ...RANGE_OPTIONS, 'speed', 'signal'];

/** How long the feed computes before timers and input get their turn, in ms. */
const TURN_MS = 10;

/**
 * The events of a run in real or scaled time. Simulated time starts at `from`, or at the event `after`, when the first
 * event is asked for. A reader that is more than a second late gets no burst: simulated time goes on from there.
 *
 * @throws {OptionError} at once, if an option is unknown or has a value that is not allowed
 */
export function createFeed(options: FeedOptions = {}): AsyncGenerator<FeedEvent, void, undefined> {
  checkNames(options, FEED_OPTIONS);
  const { speed = 1, signal } = options;
  checkOption('speed', SPEED_OPTION, speed);
  const ended = new AbortController();
  const feed = play(toRun(options), toFullTimeRange(options), speed, eitherOf(ended.signal, signal));
  const finish = feed.return.bind(feed);
  // That of a generator alone would wait for the next event, and deliver it.
  feed.return = (value) => {
    ended.abort();
    return finish(value);
  };
  return feed;
}

/** @throws {OptionError} if the signal of the options is none */
function eitherOf(own: AbortSignal, signal: AbortSignal = own): AbortSignal {
  try {
    return AbortSignal.any([own, signal]);
  } catch {
    throw new OptionError(`signal must be an AbortSignal, not ${quote(signal)}.`);
  }
}

/** The same, with options that are checked already. */
export async function* play(
  run: Run,
  range: FullTimeRange,
  speed: Speed,
  signal?: AbortSignal,
): AsyncGenerator<FeedEvent, void, undefined> {
  let turnAt = performance.now();
  const search = new Places(run).find(range);
  let step = search.next();
  for (; !step.done; step = search.next()) {
    if (performance.now() - turnAt < TURN_MS) continue;
    await wait(0, signal);
    turnAt = performance.now();
    if (signal?.aborted) return;
  }
  const reader = step.value;
  const pace = new Pace(speed, Math.max(range.from, reader.reachedAt));
  while (reader.nextAt < range.until) {
    pace.dropBacklog(reader.nextAt);
    const delay = pace.delayUntil(reader.nextAt);
    if (delay > 0 || performance.now() - turnAt > TURN_MS) {
      await wait(delay, signal);
      turnAt = performance.now();
    }
    if (signal?.aborted) return;
    yield reader.read();
  }
}

/** Resolves after `ms`, at once when aborted. */
function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener('abort', end);
    if (signal?.aborted) end();
  });
}
