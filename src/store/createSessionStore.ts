import {
  advance,
  type Cents,
  nextChangeAt,
  type Run,
  type Session,
  sessionAt,
  startTrading,
} from '../engine';
import { worth } from './clock';

/** The present moment: one session, and how its clock is held. */
export type Moment = {
  readonly session: Session;
  readonly paused: boolean;
  /** Simulated seconds per second, 0.25 to 1000. */
  readonly speed: number;
  /** What the total last grew by while somebody could watch, and how often it has; null after an opening or a jump. */
  readonly gain: { readonly profit: Cents; readonly times: number } | null;
  /** Counts the runs opened since the page was: figures of another run are not counted up to. */
  readonly opened: number;
};

/** How a run is opened. */
export type Opening = {
  readonly run: Run;
  /** Simulated milliseconds already played. */
  readonly at?: number;
  readonly paused?: boolean;
  readonly speed?: number;
};

export type SessionStore = ReturnType<typeof createSessionStore>;

/**
 * Holds the present moment and tells listeners when it changed. The only writer of sessions; understandable
 * without React.
 */
export function createSessionStore(opening: Opening) {
  let moment = open(opening, 0);
  let carry = 0;
  const listeners = new Set<() => void>();

  const become = (next: Moment) => {
    if (next === moment) return;
    moment = next;
    for (const listener of listeners) listener();
  };

  return {
    getMoment: () => moment,

    /** Calls `listener` after each change; returns the way to stop that. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },

    /** Lets `realMs` milliseconds of the visitor's time pass. Whether it passes at all, the driver decides. */
    tick(realMs: number) {
      const { elapsed, carry: rest } = worth(realMs, moment.speed, carry);
      carry = rest;
      if (elapsed > 0) become(later(moment, elapsed));
    },

    /** Real milliseconds until something on screen changes; null when nothing will by itself, or while paused. */
    msUntilChange(): number | null {
      const changesAt = nextChangeAt(moment.session);
      if (moment.paused || changesAt === null) return null;
      return Math.max(0, (changesAt - moment.session.now - carry) / moment.speed);
    },

    /** The press of Start Trading. */
    startTrading: () => {
      const session = startTrading(moment.session);
      if (session !== moment.session) become({ ...moment, session });
    },

    pause: () => become({ ...moment, paused: true }),
    resume: () => become({ ...moment, paused: false }),

    /** Opens another run in place of this one; pause and speed stay as they are unless the opening says otherwise. */
    restart(next: Opening) {
      carry = 0;
      become(open({ paused: moment.paused, speed: moment.speed, ...next }, moment.opened + 1));
    },
  };
}

function open({ run, at = 0, paused = false, speed = 1 }: Opening, opened: number): Moment {
  return { session: sessionAt(run, at), paused, speed, gain: null, opened };
}

function later(moment: Moment, elapsed: number): Moment {
  const session = advance(moment.session, elapsed);
  const profit = session.account.total - moment.session.account.total;
  const grown = session.account.closed > moment.session.account.closed;
  return grown
    ? { ...moment, session, gain: { profit, times: (moment.gain?.times ?? 0) + 1 } }
    : { ...moment, session };
}
