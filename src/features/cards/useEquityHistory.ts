import { useSyncExternalStore } from 'react';
import type { EquityPoint } from '../../engine/equityBuckets';
import { EquityHistory } from '../../engine/equityHistory';
import type { SessionStore } from '../../store/createSessionStore';
import { useSessionStore } from '../../store/react/useSession';
import { throttledRenderer } from '../../ui/motion/throttledRenderer';

/** What the pictures show: how the total grew up to a simulated millisecond, and the latest trades per slot. */
type RunHistory = {
  readonly points: readonly EquityPoint[];
  readonly until: number;
  readonly pulse: readonly number[];
};

/** While it is not known yet. */
const BLANK: RunHistory = { points: [], until: 0, pulse: [] };

/** So many bookings take about a millisecond, on `/v` five. */
const BOOKINGS = 1_000;

type Follower = { subscribe: (listener: () => void) => () => void; shown: () => RunHistory };

/** One for all pictures of a page, and it outlives them: cards are drawn anew after each jump. */
const followers = new WeakMap<SessionStore, Follower>();

/** The history of the run now on screen; another one after a trade, and none while nothing happens. */
export function useEquityHistory(): RunHistory {
  const store = useSessionStore();
  const follower = followers.get(store) ?? follow(store);
  followers.set(store, follower);
  return useSyncExternalStore(follower.subscribe, follower.shown);
}

function follow(store: SessionStore): Follower {
  const listeners = new Set<() => void>();
  let curve = new EquityHistory(store.getState().session.run);
  let shown = BLANK;
  let drawn = { closed: -1, openCount: -1, until: -1 };
  let leave: (() => void) | undefined;

  const show = (next: RunHistory) => {
    shown = next;
    for (const listener of listeners) listener();
  };

  const draw = throttledRenderer(() => {
    const { session, openCount } = store.getState();
    // Forward it continues; backward, and for another run, it starts again from the seed.
    if (curve.run !== session.run || curve.now > session.now) curve = new EquityHistory(session.run);
    if (curve.runUntil(session.now, BOOKINGS)) {
      drawn = { closed: session.account.closed, openCount, until: session.now };
      show({ points: curve.points(), until: session.now, pulse: curve.pulse() });
      return true;
    }
    if (drawn.openCount !== openCount && shown !== BLANK) show(BLANK); // it belongs to another moment
    return false;
  });

  const onChange = () => {
    const { session, openCount, paused } = store.getState();
    const isDrawn = drawn.closed === session.account.closed && drawn.openCount === openCount;
    // While the run plays, the chart ends at the latest trade; while it is paused, at the present time.
    if (isDrawn && (!paused || drawn.until === session.now)) return;
    draw(paused || drawn.openCount !== openCount); // after a pause and a jump nothing is left to be drawn
  };

  return {
    shown: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      leave ??= store.subscribe(onChange);
      onChange();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        leave?.();
        leave = undefined;
      };
    },
  };
}
