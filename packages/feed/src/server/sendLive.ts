import type { FeedEvent } from '../library/event';
import type { EventReader } from '../library/eventReader';
import { Pace } from '../library/pace';
import type { PlayOptions } from '../text/options';

type Client = {
  isGone(): boolean;
  /** Called for each event that is sent: how late it is, in ms. */
  late(ms: number): void;
  /** Sends events that are due, one or more. */
  send(events: readonly FeedEvent[]): void;
  /** Bytes that the client has not received yet. */
  waiting(): number;
  /** The range has ended. */
  end(): void;
  /** The client is too slow: it gets the id of the last event that it was sent, and is closed. */
  tooSlow(lastId: number): void;
};

/** A client with more bytes than this waiting is closed: memory for each client is bounded. */
export const MAX_WAITING_BYTES = 64 * 1_024;

/** A client for which something waits for this long takes nothing any more, and is closed, in ms. */
export const STALL_MS = 4_000;

/** How long a client that was too slow, or does not answer, has to take what waits for it, in ms. */
export const DRAIN_MS = 3_000;

/** Events that are sent before other clients get their turn. */
const BATCH_SIZE = 25;

/** Fast events are sent together, at most this late, in ms: each write has a cost of its own. */
const TOGETHER_MS = 10;

/**
 * Sends the events of a run, each at its time, until the range ends or the client is gone.
 *
 * @param reader at the first event of the range
 */
export function sendLive(reader: EventReader, { range, speed }: PlayOptions, client: Client): void {
  const pace = new Pace(speed, Math.max(range.from, reader.reachedAt));
  let takenAt = performance.now();
  const turn = () => {
    if (client.isGone()) return;
    const now = performance.now();
    if (client.waiting() === 0) takenAt = now;
    const due: FeedEvent[] = [];
    while (reader.nextAt < range.until && due.length < BATCH_SIZE) {
      const late = pace.lateness(reader.nextAt);
      pace.dropBacklog(reader.nextAt);
      if (pace.delayUntil(reader.nextAt) > 0) break;
      client.late(late);
      due.push(reader.read());
    }
    if (due.length > 0) client.send(due);
    if (client.waiting() > MAX_WAITING_BYTES || now - takenAt > STALL_MS)
      return client.tooSlow(reader.nextId - 1);
    if (reader.nextAt >= range.until) return client.end();
    // A client that is gone keeps no server from ending.
    setTimeout(turn, Math.max(pace.delayUntil(reader.nextAt), TOGETHER_MS)).unref();
  };
  turn();
}
