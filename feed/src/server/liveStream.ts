import { setImmediate } from 'node:timers';
import type { FeedEvent } from '../library/event';
import type { EventReader } from '../library/eventReader';
import { Pace } from '../library/pace';
import { skipTo } from '../library/stretch';
import type { Playing } from '../options/playing';

/** A client of a stream. */
export type Client = {
  send(event: FeedEvent): void;
  /** How many bytes the client has not taken yet. */
  waiting(): number;
  /** The stretch is over. */
  end(): void;
  /** The client is too slow: it gets the id of the last event that it was sent, and is closed. */
  tooSlow(lastId: number): void;
};

/** A client with more bytes than this waiting is closed: memory for each client is bounded. */
const MOST_WAITING = 64 * 1_024;

/** So many events are sent before other clients get their turn. */
const SENT_AT_ONCE = 25;

/** So many events are left out before others get their turn: about a millisecond of work. */
const SKIPPED_AT_ONCE = 2_500;

/** Leaves out what comes before the stretch, in turns with other clients. */
export async function reach(reader: EventReader, { stretch }: Playing): Promise<void> {
  while (!skipTo(reader, stretch, SKIPPED_AT_ONCE)) await new Promise((resolve) => setImmediate(resolve));
}

/** Sends the events of a run, each at its time, until the stretch is over or `stop` is called. */
export class LiveStream {
  readonly #reader: EventReader;
  readonly #until: number;
  readonly #pace: Pace;
  readonly #client: Client;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  /** @param reader at the first event of the stretch */
  constructor(reader: EventReader, { stretch, speed }: Playing, client: Client) {
    this.#reader = reader;
    this.#until = stretch.until;
    this.#pace = new Pace(speed, Math.max(stretch.from, reader.reachedAt));
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
      const delay = sent === SENT_AT_ONCE ? 1 : this.#pace.delayUntil(reader.nextAt);
      if (delay > 0) {
        this.#timer = setTimeout(() => this.#turn(), delay);
        return;
      }
      this.#client.send(reader.read());
      if (this.#client.waiting() > MOST_WAITING) {
        this.#client.tooSlow(reader.nextId - 1);
        return;
      }
    }
    this.#client.end();
  }
}
