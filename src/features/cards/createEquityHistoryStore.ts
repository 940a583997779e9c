import type { EquityPoint } from '../../engine/equityBuckets';
import { EquityHistory } from '../../engine/equityHistory';
import type { SessionStore } from '../../store/createSessionStore';
import { listenerSet } from '../../store/listenerSet';
import { throttledRenderer } from '../../ui/motion/throttledRenderer';
import { isPlaying } from '../../visit/visit';

/** How the total grew up to a simulated millisecond, and the latest trades per slot. */
type EquitySnapshot = {
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
export function createEquityHistoryStore(sessions: SessionStore) {
  const { subscribe, notify } = listenerSet();
  let history = new EquityHistory(sessions.getState().session.run);
  let snapshot = EMPTY;

  const show = (next: EquitySnapshot) => {
    if (next === snapshot) return;
    snapshot = next;
    notify();
  };

  const compute = throttledRenderer(() => {
    const { session, openCount } = sessions.getState();
    const { run, now, account } = session;
    // Forward it continues; backward, and for another run, it starts again from the seed.
    if (history.run !== run || history.now > now) history = new EquityHistory(run);
    const isDone = history.runUntil(now, BOOKINGS_PER_STEP);
    if (isDone) {
      const [points, pulse] = [history.points(), history.pulse()];
      show({ points, until: now, pulse, closed: account.closed, openCount });
    } else if (snapshot.openCount !== openCount) show(EMPTY); // it belongs to another moment
    return isDone;
  });

  /** Requests a new snapshot if the session has gone on since the last one. */
  const update = () => {
    const { session, openCount, visit } = sessions.getState();
    const paused = !isPlaying(visit);
    const isJump = snapshot.openCount !== openCount;
    const isKnown = snapshot.closed === session.account.closed && !isJump;
    // While the run plays, the curve ends at the latest trade; while it is paused, at the present time.
    if (isKnown && (!paused || snapshot.until === session.now)) return;
    compute(paused || isJump); // shown at once
  };

  return {
    /** Another one after a trade, a jump or a pause; the same one while nothing happens. */
    getSnapshot: () => snapshot,
    subscribe: (listener: () => void) => {
      const leave = subscribe(listener);
      const unsubscribe = sessions.subscribe(update);
      update();
      return () => {
        leave();
        unsubscribe();
      };
    },
  };
}
