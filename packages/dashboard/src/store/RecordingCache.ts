import { type Recorder, Recording, type Run, runKey, type Session } from '@simulation/engine';
import type { Play } from '../visit/visit';

/** Runs that stay quick to go back to, beside the visitor's own. */
const MAX_RUNS = 4;

/** A run at a moment, and what has led there. */
export type OpenedRun = { readonly session: Session; readonly recorder: Recorder };

/** The recordings of the runs that were asked for last, and of the visitor's own. */
export class RecordingCache {
  readonly #kept = new Map<string, Recording>();
  #own = '';

  of(run: Run): Recording {
    const key = runKey(run);
    const recording = this.#kept.get(key) ?? new Recording(run);
    this.#kept.delete(key); // a map lists the latest entry last
    this.#kept.set(key, recording);
    const others = [...this.#kept.keys()].filter((other) => other !== this.#own);
    const [oldest] = others;
    if (others.length > MAX_RUNS && oldest !== undefined) this.#kept.delete(oldest);
    return recording;
  }

  /** From now on the recording of this run is kept, however many others are asked for. */
  keep(own: Run): void {
    this.#own = runKey(own);
  }

  /**
   * Opens a run where it is played, in steps of a few milliseconds of work: a late moment is long work. Then each
   * moment up to the latest is quick to open.
   */
  *open(
    run: Run,
    { at, maxReached }: Pick<Play, 'at' | 'maxReached'>,
  ): Generator<number, OpenedRun, undefined> {
    const recording = this.of(run);
    yield* recording.extendTo(maxReached);
    return recording.open(at);
  }
}
