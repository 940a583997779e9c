import type { Write } from '../files/output';
import type { FeedEvent } from '../library/event';
import type { Format } from './formats';

/** Text that is written at once when events need not wait for their time. Larger pieces take longer to collect. */
const CHUNK_UNITS = 16 * 1_024;

/** Called after each piece that was written; at the end `at` is infinite. */
export type OnWritten = (events: number, at: number) => void;

/**
 * Writes events as fast as the output takes them, in pieces of whole lines. Where none is waited for, as here, a piece is
 * made at once: waiting for each event takes as long as making it.
 *
 * @param signal ends it after the piece that is written
 * @throws what the output fails with, such as EPIPE
 */
export async function writeEvents(
  events: Iterable<FeedEvent>,
  format: Format,
  write: Write,
  signal?: AbortSignal,
  onWritten: OnWritten = () => {},
): Promise<void> {
  let pending = format.start;
  let count = 0;
  for (const event of events) {
    pending += (count === 0 ? '' : format.separator) + format.line(event);
    count += 1;
    if (pending.length < CHUNK_UNITS) continue;
    await write(pending);
    pending = '';
    onWritten(count, event.at);
    if (signal?.aborted) break;
  }
  await write(pending + format.end);
  onWritten(count, Number.POSITIVE_INFINITY);
}

/** The same for events that happen at their time: each is written then. */
export async function writeLive(
  events: AsyncIterable<FeedEvent>,
  format: Format,
  write: Write,
  onWritten: OnWritten = () => {},
): Promise<void> {
  let before = format.start;
  let count = 0;
  for await (const event of events) {
    await write(before + format.line(event));
    before = format.separator;
    count += 1;
    onWritten(count, event.at);
  }
  await write((count === 0 ? format.start : '') + format.end);
  onWritten(count, Number.POSITIVE_INFINITY);
}
