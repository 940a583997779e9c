import type { Write } from '../files/output';
import type { FeedEvent } from '../library/event';
import type { Format } from './formats';

/** Characters that are written at once when events need not wait for their time. Larger pieces take longer to collect. */
const CHUNK_LENGTH = 64 * 1_024;

/** Called after each piece that was written; at the end `at` is infinite. */
export type OnWritten = (events: number, at: number) => void;

/**
 * Writes events in pieces of whole lines, as fast as the output takes them: while one is written, the next is made. Events
 * that come at their time are pieces of their own, each written to its end.
 *
 * @param signal ends it after the piece that is written
 * @throws what the output fails with, such as EPIPE
 */
export async function writeEvents(
  events: Iterable<FeedEvent> | AsyncIterable<FeedEvent>,
  format: Format,
  write: Write,
  signal?: AbortSignal,
  onWritten: OnWritten = () => {},
): Promise<void> {
  const isLive = Symbol.asyncIterator in events;
  let pending = format.start;
  let count = 0;
  let written = Promise.resolve();
  const writePending = async (at: number) => {
    await written;
    const events = count;
    written = write(pending).then(() => onWritten(events, at));
    pending = '';
    if (isLive) await written;
  };
  for await (const event of events) {
    pending += format.write(event);
    count += 1;
    if (!isLive && pending.length < CHUNK_LENGTH) continue;
    await writePending(event.at);
    if (signal?.aborted) break;
  }
  pending += format.end;
  await writePending(Number.POSITIVE_INFINITY);
  await written;
}
