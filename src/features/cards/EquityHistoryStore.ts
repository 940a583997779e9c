import type { EquityPoint } from '../../engine/equityBuckets';
import { EquityHistory } from '../../engine/equityHistory';
import type { SessionStore } from '../../store/createSessionStore';
import { throttledRenderer } from '../../ui/motion/throttledRenderer';

/** How the total grew up to a simulated millisecond, and the latest trades per slot. */
export type EquitySnapshot = {
  readonly points: readonly EquityPoint[];
  readonly until: number;
  readonly pulse: readonly number[];
  /** The state of the session store that it belongs to. */
  readonly closed: number;
  readonly openCount: number;
};

/** While it is not known. */
const EMPTY: EquitySnapshot = { points: [], until: 0, pulse: [], closed: -1, openCount: -1 };

/** Bookings per step: about a millisecond, on `/v` five. */
const BOOKINGS_PER_STEP = 1_000;

/** Follows a session store and computes how the total of its run grew, at most four times a second. */
export class EquityHistoryStore {
  readonly #sessions: SessionStore;
  readonly #listeners = new Set<() => void>();
  readonly #compute = throttledRenderer(() => this.#computeStep());
  #history: EquityHistory;
  #snapshot = EMPTY;

  constructor(sessions: SessionStore) {
    this.#sessions = sessions;
    this.#history = new EquityHistory(sessions.getState().session.run);
  }

  /** Another one after a trade, a jump or a pause; the same one while nothing happens. */
  readonly getSnapshot = (): EquitySnapshot => this.#snapshot;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    const unsubscribe = this.#sessions.subscribe(() => this.update());
    this.update();
    return () => {
      this.#listeners.delete(listener);
      unsubscribe();
    };
  };

  /** Requests a new snapshot if the session has gone on since the last one. */
  update(): void {
    const { session, openCount, paused } = this.#sessions.getState();
    const { closed, until, openCount: opened } = this.#snapshot;
    const isKnown = closed === session.account.closed && opened === openCount;
    // While the run plays, the curve ends at the latest trade; while it is paused, at the present time.
    if (isKnown && (!paused || until === session.now)) return;
    this.#compute(paused || opened !== openCount); // a pause and a jump are shown at once
  }

  /** @returns whether the snapshot is that of the present session */
  #computeStep(): boolean {
    const { session, openCount } = this.#sessions.getState();
    const { run, now, account } = session;
    // Forward it continues; backward, and for another run, it starts again from the seed.
    if (this.#history.run !== run || this.#history.now > now) this.#history = new EquityHistory(run);
    const isDone = this.#history.runUntil(now, BOOKINGS_PER_STEP);
    if (isDone)
      this.#show({
        points: this.#history.points(),
        until: now,
        pulse: this.#history.pulse(),
        closed: account.closed,
        openCount,
      });
    else if (this.#snapshot.openCount !== openCount) this.#show(EMPTY); // it belongs to another moment
    return isDone;
  }

  #show(snapshot: EquitySnapshot): void {
    if (snapshot === this.#snapshot) return;
    this.#snapshot = snapshot;
    for (const listener of this.#listeners) listener();
  }
}
