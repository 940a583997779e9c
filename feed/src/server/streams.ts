import { OptionError } from '../library/options';

/** Refused because of a limit of the server, not because of the request. */
class TooManyError extends Error {}

/** An open stream, of any kind. */
type Open = { close(): void };

/** All open streams, to limit them and to close them at the end. */
export class Streams {
  readonly #open = new Set<Open>();
  readonly #max: number;
  /** How many clients were closed because they were too slow. */
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

  add(stream: Open): void {
    this.#open.add(stream);
  }

  delete(stream: Open): void {
    this.#open.delete(stream);
  }

  /** Closes all, so that their clients go on elsewhere. */
  closeAll(): void {
    for (const stream of this.#open) stream.close();
  }
}

/** The status that an error is answered with; undefined for one that nobody expected. */
export function statusOf(error: unknown): 400 | 503 | undefined {
  if (error instanceof OptionError) return 400;
  return error instanceof TooManyError ? 503 : undefined;
}
