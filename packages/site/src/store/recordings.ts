import { Recording, type Run, runKey } from '@simulation/engine';

/** Runs that stay quick to go back to. */
const MAX_RUNS = 4;

/** The recordings of the runs that were asked for last. */
export class Recordings {
  readonly #kept = new Map<string, Recording>();

  /** A late moment is long work: extend the recording in chunks before the visit gets there. */
  of(run: Run): Recording {
    const key = runKey(run);
    const recording = this.#kept.get(key) ?? new Recording(run);
    this.#kept.delete(key); // a map lists the latest entry last
    this.#kept.set(key, recording);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MAX_RUNS && oldest !== undefined) this.#kept.delete(oldest);
    return recording;
  }
}
