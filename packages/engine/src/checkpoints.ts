import type { Session } from './session';

/**
 * What is kept of a run on the way, in the order of time, so that a moment nearby is little work away. Memory is
 * bounded: of more than `most` every second one makes room. The first, at the start of the run, stays. With the session
 * is kept whatever else is known there.
 */
export class Checkpoints<Kept extends { readonly session: Session }> {
  readonly #start: Kept;
  readonly #most: number;
  #kept: Kept[];

  /** @param most whole, 3 or more */
  constructor(start: Kept, most: number) {
    this.#start = start;
    this.#most = most;
    this.#kept = [start];
  }

  /**
   * The latest one of those that are before a place; the start if none is.
   *
   * @param isBefore true for all sessions up to some moment, and for none after it
   */
  lastBefore(isBefore: (session: Session) => boolean): Kept {
    return this.#kept.findLast(({ session }) => isBefore(session)) ?? this.#start;
  }

  /** Keeps one where none is. */
  add(added: Kept): void {
    const { now } = added.session;
    const place = this.#kept.findLastIndex(({ session }) => session.now <= now);
    if (this.#kept[place]?.session.now === now) return;
    this.#kept.splice(place + 1, 0, added);
    // Not those beside the new one: somebody is on the way there.
    if (this.#kept.length > this.#most)
      this.#kept = this.#kept.filter((_, index) => index % 2 === 0 || Math.abs(index - place - 1) < 2);
  }
}
