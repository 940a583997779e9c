import type { Session } from './session';

/** A run at a moment, with whatever else is known there: enough to go on from. */
type Checkpoint = { readonly session: Session };

/**
 * What is kept of a run on the way, in the order of time, so that a moment nearby is little work away. Memory is bounded: of more
 * than `most` every second one makes room. The first, at the start of the run, stays.
 */
export class Checkpoints<Kept extends Checkpoint> {
  readonly #start: Kept;
  readonly #most: number;
  #kept: Kept[];

  /** @param most whole, 3 or more */
  constructor(start: Kept, most = Number.POSITIVE_INFINITY) {
    this.#start = start;
    this.#most = most;
    this.#kept = [start];
  }

  /** The latest one. */
  get last(): Kept {
    return this.#kept.at(-1) ?? this.#start;
  }

  /**
   * The latest one of those that are before a place; the start if none is.
   *
   * @param isBefore true for all sessions up to some moment, and for none after it
   */
  lastBefore(isBefore: (session: Session) => boolean): Kept {
    return this.#kept.findLast(({ session }) => isBefore(session)) ?? this.#start;
  }

  /** The one at a moment (simulated ms). */
  at(moment: number): Kept | undefined {
    const kept = this.#kept[this.#placeOf(moment)];
    return kept?.session.now === moment ? kept : undefined;
  }

  /** Keeps one where none is. */
  add(added: Kept): void {
    const { now } = added.session;
    if (this.at(now) !== undefined) return;
    const place = this.#placeOf(now) + 1;
    this.#kept.splice(place, 0, added);
    // Not those beside the new one: somebody is on the way there.
    if (this.#kept.length > this.#most)
      this.#kept = this.#kept.filter((_, index) => index % 2 === 0 || Math.abs(index - place) < 2);
  }

  /** The place of the latest one up to a moment. */
  #placeOf(moment: number): number {
    return this.#kept.findLastIndex(({ session }) => session.now <= moment);
  }
}
