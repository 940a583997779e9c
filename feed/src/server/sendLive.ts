import type { FeedEvent } from '../library/event';
import type { EventReader } from '../library/eventReader';
import { Pace } from '../library/pace';
import type { PlayOptions } from '../text/playOptions';

type Client = {
  isGone(): boolean;
  send(event: FeedEvent): void;
  /** Bytes that the client has not received yet. */
  waiting(): number;
  /** The range has ended. */
  end(): void;
  /** The client is too slow: it gets the id of the last event that it was sent, and is closed. */
  tooSlow(lastId: number): void;
};

/** A client with more bytes than this waiting is closed: memory for each client is bounded. */
const MAX_WAITING_BYTES = 64 * 1_024;

/** How long a client that was too slow, or does not answer, has to take what waits for it, in ms. */
export const DRAIN_MS = 5_000;

/** Events that are sent before other clients get their turn. */
const BATCH_SIZE = 25;

/**
 * Sends the events of a run, each at its time, until the range ends or the client is gone.
 *
 * @param reader at the first event of the range
 */
export function sendLive(reader: EventReader, { range, speed }: PlayOptions, client: Client): void {
  const pace = new Pace(speed, Math.max(range.from, reader.reachedAt));
  const turn = () => {
    if (client.isGone()) return;
    for (let sent = 0; reader.nextAt < range.until; sent += 1) {
      const delay = sent === BATCH_SIZE ? 1 : pace.delayUntil(reader.nextAt);
      if (delay > 0) {
        setTimeout(turn, delay).unref(); // a client that is gone keeps no server from ending
        return;
      }
      client.send(reader.read());
      if (client.waiting() > MAX_WAITING_BYTES) {
        client.tooSlow(reader.nextId - 1);
        return;
      }
    }
    client.end();
  };
  turn();
}
