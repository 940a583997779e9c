import type { Write } from '../files/output';
import type { FeedEvent } from '../library/event';
import type { Format } from './formats';

/**
 * Characters that are written at once when events need not wait for their time. Larger pieces take longer to collect.
 */
const CHUNK_LENGTH = 64 * 1_024;

/**
 * Writes events in pieces of whole lines. Events that come at their time are pieces of their own.
 *
 * @param signal ends it after the piece that is written
 * @throws what the output fails with, such as EPIPE
 */
export async function writeEvents(
  events: Iterable<FeedEvent> | AsyncIterable<FeedEvent>,
  format: Format,
  write: Write,
  signal?: AbortSignal,
): Promise<void> {
  const length = Symbol.asyncIterator in events ? 0 : CHUNK_LENGTH;
  let pending = format.start;
  for await (const event of events) {
    pending += format.write(event);
    if (pending.length < length) continue;
    await write(pending);
    pending = '';
    if (signal?.aborted) break;
  }
  await write(pending + format.end);
}
