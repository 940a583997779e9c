import type { FeedEvent } from '../library/event';
import type { EventReader } from '../library/eventReader';
import { Pace } from '../library/pace';
import type { PlayOptions } from '../text/playOptions';

/** A client of a stream. */
export type Client = {
  send(event: FeedEvent): void;
  /** How many bytes the client has not taken yet. */
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

/** Sends the events of a run, each at its time, until the range ends or `stop` is called. */
export class LiveStream {
  readonly #reader: EventReader;
  readonly #until: number;
  readonly #pace: Pace;
  readonly #client: Client;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  /** @param reader at the first event of the range */
  constructor(reader: EventReader, { range, speed }: PlayOptions, client: Client) {
    this.#reader = reader;
    this.#until = range.until;
    this.#pace = new Pace(speed, Math.max(range.from, reader.reachedAt));
    this.#client = client;
    this.#turn();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  #turn(): void {
    if (this.#stopped) return;
    const reader = this.#reader;
    for (let sent = 0; reader.nextAt < this.#until; sent += 1) {
      const delay = sent === BATCH_SIZE ? 1 : this.#pace.delayUntil(reader.nextAt);
      if (delay > 0) {
        this.#timer = setTimeout(() => this.#turn(), delay);
        return;
      }
      this.#client.send(reader.read());
      if (this.#client.waiting() > MAX_WAITING_BYTES) {
        this.#client.tooSlow(reader.nextId - 1);
        return;
      }
    }
    this.#client.end();
  }
}
