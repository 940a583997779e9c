import {
  advanceTo,
  Checkpoints,
  createSession,
  PACE,
  ROUND_EVENTS,
  ROUND_MS,
  type Run,
  type Session,
} from '@simulation/engine';
import { EventReader, lastIdOf } from './eventReader';
import { type FullTimeRange, skip } from './timeRange';

/** Simulated time between two checkpoints: about ten minutes, whole rounds of `v`. A fifth of a millisecond of work. */
const SPAN_MS = 23 * ROUND_MS;

/** Checkpoints that are kept of a run, each of about 7 kB. */
const MOST_KEPT = 128;

/** Finds where ranges of a run begin. Checkpoints on the way are kept, so that the next place nearby costs little. */
export class Places {
  readonly #checkpoints: Checkpoints<{ readonly session: Session }>;

  constructor(run: Run) {
    this.#checkpoints = new Checkpoints({ session: createSession(run) }, MOST_KEPT);
  }

  /** About how much simulated time has to be played to find the first event of a range, in ms. */
  distance(range: FullTimeRange): number {
    const { run, now } = this.#nearest(range);
    const place = Math.max(range.from, (range.after + 1) * meanInterval(run));
    return Math.max(0, Math.min(place, range.until) - now);
  }

  /**
   * Leaves out the events before a range.
   *
   * @returns yields between steps of less than a millisecond; the reader is at the first event of the range or, if it
   *   has none, after its end
   */
  *find(range: FullTimeRange): Generator<undefined, EventReader, undefined> {
    let session = this.#nearest(range);
    while (isBefore(session, range)) {
      const next = this.#next(session);
      if (next.now >= range.until || !isBefore(next, range)) break;
      session = next;
      yield;
    }
    const reader = new EventReader(session);
    skip(reader, range);
    return reader;
  }

  #nearest(range: FullTimeRange): Session {
    return this.#checkpoints.lastBefore((session) => isBefore(session, range)).session;
  }

  #next(session: Session): Session {
    const now = session.now + SPAN_MS;
    const kept = this.#checkpoints.lastBefore((other) => other.now <= now).session;
    const next = kept.now === now ? kept : advanceTo(session, now);
    this.#checkpoints.add({ session: next });
    return next;
  }
}

/** Whether a range certainly has no event, which needs no search. */
export function isEmpty({ route }: Run, { from, until, after }: FullTimeRange): boolean {
  const lastId = route === 'v' ? Math.ceil(until / ROUND_MS) * ROUND_EVENTS : until / PACE.from;
  return from >= until || after >= lastId;
}

/**
 * Whether all events up to a session are before a range. So is the one with the id `after`: the client waits from then
 * on.
 */
function isBefore(session: Session, { from, after }: FullTimeRange): boolean {
  return session.now < from || lastIdOf(session) < after;
}

/** Simulated time from one event to the next, on average, in ms. */
export function meanInterval({ route }: Run): number {
  return route === 'v' ? ROUND_MS / ROUND_EVENTS : (PACE.from + PACE.to) / 2;
}
