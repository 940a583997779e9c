import type { Write } from '../files/output';
import type { CountedEvent } from '../library/toEvent';
import type { Format } from './formats';
import { Utf8 } from './utf8';

/** Text that is written at once when events need not wait for their time. Larger pieces take longer to collect. */
const CHUNK_BYTES = 64 * 1_024;

/** Called after each piece that was written; at the end `at` is infinite. */
export type OnWritten = (events: number, at: number) => void;

/**
 * Writes events in pieces of whole lines, as fast as the output takes them: while one is written, the next is made. Within
 * a batch a piece is made at once: waiting for each event takes as long as making it. Between batches it may wait, so each
 * is written to its end before the next.
 *
 * @param batches events that are due together
 * @param signal ends it after the piece that is written
 * @throws what the output fails with, such as EPIPE
 */
export async function writeEvents(
  batches: Iterable<Iterable<CountedEvent>> | AsyncIterable<Iterable<CountedEvent>>,
  format: Format,
  write: Write,
  signal?: AbortSignal,
  onWritten: OnWritten = () => {},
): Promise<void> {
  const pending = new Utf8();
  let count = 0;
  let written = Promise.resolve();
  const writePending = async (at: number) => {
    await written;
    const events = count;
    written = write(pending.take()).then(() => onWritten(events, at));
  };
  pending.text(format.start);
  for await (const events of batches) {
    let at = 0;
    for (const event of events) {
      format.write(event, pending);
      count += 1;
      at = event.raw.at;
      if (pending.length < CHUNK_BYTES) continue;
      await writePending(at);
      if (signal?.aborted) break;
    }
    if (pending.length > 0) await writePending(at);
    await written;
  }
  pending.text(format.end);
  await writePending(Number.POSITIVE_INFINITY);
  await written;
}
