import type { FeedEvent } from './event';
import { EventReader } from './eventReader';
import { type RunOptions, runOf } from './runOf';
import { type Stretch, skipTo, stretchOf, type WholeStretch } from './stretch';

/**
 * The events of a run, computed as fast as they are asked for. The same options give the same events, wherever they are
 * read from. Memory is constant; time is linear in the events, also in those before `from`.
 *
 * @throws {OptionError} at once, if an option has a value that is not allowed
 */
export function eventsOf(run: RunOptions, stretch: Stretch = {}): Generator<FeedEvent, void, undefined> {
  return eventsIn(new EventReader(runOf(run)), stretchOf(stretch));
}

function* eventsIn(reader: EventReader, stretch: WholeStretch): Generator<FeedEvent, void, undefined> {
  skipTo(reader, stretch);
  while (reader.nextAt < stretch.until) yield reader.read();
}
