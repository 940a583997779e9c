import type { Write } from '../files/output';
import type { FeedEvent } from '../library/event';
import type { Format } from './formats';

/** Text that is written at once when events need not wait for their time. Larger pieces take longer to collect. */
const CHUNK_UNITS = 16 * 1_024;

/** Called after each piece that was written; at the end `at` is infinite. */
export type OnWritten = (events: number, at: number) => void;

/**
 * Writes events, whole lines only, as fast as the output takes them.
 *
 * @param atOnce whether each event is written when it happens; otherwise in larger pieces
 * @throws what the output fails with, such as EPIPE
 */
export async function writeEvents(
  events: AsyncIterable<FeedEvent> | Iterable<FeedEvent>,
  format: Format,
  write: Write,
  atOnce: boolean,
  onWritten: OnWritten = () => {},
): Promise<void> {
  let pending = format.start;
  let count = 0;
  for await (const event of events) {
    pending += (count === 0 ? '' : format.separator) + format.line(event);
    count += 1;
    if (!atOnce && pending.length < CHUNK_UNITS) continue;
    await write(pending);
    pending = '';
    onWritten(count, event.at);
  }
  await write(pending + format.end);
  onWritten(count, Number.POSITIVE_INFINITY);
}
