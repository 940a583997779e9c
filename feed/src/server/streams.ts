import type { EventEmitter } from 'node:events';

/** Refused because of a limit of the server, not because of the request. */
export class TooManyError extends Error {}

/** All open streams, to limit them and to close them at the end. */
export class Streams {
  /** Closes each of them. */
  readonly #open = new Set<() => void>();
  readonly #max: number;
  /** Number of clients that were closed because they were too slow. */
  closedAsTooSlow = 0;

  constructor(max: number) {
    this.#max = max;
  }

  get size(): number {
    return this.#open.size;
  }

  /** @throws {TooManyError} if there are as many as allowed */
  check(): void {
    if (this.#open.size >= this.#max)
      throw new TooManyError(`Too many streams: at most ${this.#max} at a time. Try again later.`);
  }

  /** Counts a stream until its client is gone. */
  add(client: EventEmitter, close: () => void): void {
    this.#open.add(close);
    client.once('close', () => this.#open.delete(close));
  }

  /** Closes all, so that their clients go on elsewhere. */
  closeAll(): void {
    for (const close of this.#open) close();
  }
}
