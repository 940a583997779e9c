import { advanceTo, createSession, PACE, ROUND_MS, type Run, type Session } from '@simulation/engine';
import { EventReader } from './eventReader';
import { lastIdOf, ROUND_EVENTS } from './rawEvents';
import { type FullTimeRange, skip } from './timeRange';

/** Simulated time between two kept sessions: about ten minutes, whole rounds of `v`. A fifth of a millisecond of work. */
const SPAN_MS = 23 * ROUND_MS;

/** Sessions that are kept of a run, each of about 7 kB. */
const MOST_KEPT = 128;

/** Finds where ranges of a run begin. Sessions on the way are kept, so that the next place nearby costs little. */
export class Places {
  readonly #start: Session;
  /** In the order of time. */
  #sessions: Session[] = [];

  constructor(run: Run) {
    this.#start = createSession(run);
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

  /** The last kept session that is before the range; the start of the run if none is. */
  #nearest(range: FullTimeRange): Session {
    return this.#sessions.findLast((session) => isBefore(session, range)) ?? this.#start;
  }

  #next(session: Session): Session {
    const now = session.now + SPAN_MS;
    const at = this.#sessions.findLastIndex((kept) => kept.now <= now);
    const kept = this.#sessions[at];
    if (kept?.now === now) return kept;
    const next = advanceTo(session, now);
    this.#sessions.splice(at + 1, 0, next);
    // Every second one makes room, apart from the neighbors of the place that is sought.
    if (this.#sessions.length > MOST_KEPT)
      this.#sessions = this.#sessions.filter((_, index) => index % 2 === 0 || Math.abs(index - at) < 2);
    return next;
  }
}

/** Whether a range certainly has no event, which needs no search. */
export function isEmpty({ route }: Run, { from, until, after }: FullTimeRange): boolean {
  const lastId = route === 'v' ? Math.ceil(until / ROUND_MS) * ROUND_EVENTS : until / PACE.from;
  return from >= until || after >= lastId;
}

/** Whether all events up to a session are before a range. So is the one with the id `after`: the client waits from then on. */
function isBefore(session: Session, { from, after }: FullTimeRange): boolean {
  return session.now < from || lastIdOf(session) < after;
}

/** Simulated time from one event to the next, on average, in ms. */
export function meanInterval({ route }: Run): number {
  return route === 'v' ? ROUND_MS / ROUND_EVENTS : (PACE.from + PACE.to) / 2;
}
