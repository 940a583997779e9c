import { finish, type Run } from '@simulation/engine';
import type { FeedEvent } from './event';
import { checkNames, RUN_OPTIONS } from './options';
import { Places } from './places';
import { type FullTimeRange, RANGE_OPTIONS, type TimeRange, toFullTimeRange } from './timeRange';
import { type RunOptions, toRun } from './toRun';

/**
 * The events of a run, computed as fast as they are asked for. The same options give the same events, wherever they are
 * read from. Memory is constant; time is linear in the events, also in those before `from`.
 *
 * @throws {OptionError} at once, if an option is unknown or has a value that is not allowed
 */
export function eventsOf(run: RunOptions = {}, range: TimeRange = {}): Generator<FeedEvent, void, undefined> {
  checkNames(run, Object.keys(RUN_OPTIONS));
  checkNames(range, RANGE_OPTIONS);
  return readEvents(toRun(run), toFullTimeRange(range));
}

/** The same, with options that are checked already. */
export function* readEvents(run: Run, range: FullTimeRange): Generator<FeedEvent, void, undefined> {
  const reader = finish(new Places(run).find(range));
  while (reader.nextAt < range.until) yield reader.read();
}
