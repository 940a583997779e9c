import type { Write } from '../files/output';
import type { CountedEvent } from '../library/toEvent';
import type { Format } from './formats';
import { Utf8 } from './utf8';

/** Text that is written at once when events need not wait for their time. Larger pieces take longer to collect. */
const CHUNK_BYTES = 64 * 1_024;

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
  events: Iterable<CountedEvent>,
  format: Format,
  write: Write,
  signal?: AbortSignal,
  onWritten: OnWritten = () => {},
): Promise<void> {
  const pending = new Utf8();
  pending.text(format.start);
  let count = 0;
  for (const event of events) {
    if (count > 0) pending.text(format.separator);
    format.write(event, pending);
    count += 1;
    if (pending.length < CHUNK_BYTES) continue;
    await write(pending.take());
    onWritten(count, event.raw.at);
    if (signal?.aborted) break;
  }
  pending.text(format.end);
  await write(pending.take());
  onWritten(count, Number.POSITIVE_INFINITY);
}

/** The same for events that happen at their time: each is written then. */
export async function writeLive(
  events: AsyncIterable<CountedEvent>,
  format: Format,
  write: Write,
  onWritten: OnWritten = () => {},
): Promise<void> {
  const pending = new Utf8();
  pending.text(format.start);
  let count = 0;
  for await (const event of events) {
    if (count > 0) pending.text(format.separator);
    format.write(event, pending);
    count += 1;
    await write(pending.take());
    onWritten(count, event.raw.at);
  }
  pending.text(format.end);
  await write(pending.take());
  onWritten(count, Number.POSITIVE_INFINITY);
}
