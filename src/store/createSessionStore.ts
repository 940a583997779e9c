import {
  advance,
  type Cents,
  type Checkpoints,
  nextChangeAt,
  type Run,
  type Session,
  startTrading,
} from '../engine';
import { worth } from './clock';
import { keepCheckpoints } from './keepCheckpoints';

/** The present moment: one session, and how its clock is held. */
export type Moment = {
  readonly session: Session;
  readonly paused: boolean;
  /** Figures are withheld and time stands still, because the simulation label is not seen. */
  readonly withheld: boolean;
  /** Simulated seconds per second, 0.25 to 1000. */
  readonly speed: number;
  /** What the total last grew by while somebody could watch, and how often it has; null after an opening or a jump. */
  readonly gain: { readonly profit: Cents; readonly times: number } | null;
  /** Counts openings and jumps since the page was opened: figures of another moment are not counted up to. */
  readonly opened: number;
  /** How far this run has been played (simulated ms); behind it lies what was rewound. */
  readonly furthest: number;
};

/** How a run is opened. */
export type Opening = {
  readonly run: Run;
  /** Simulated milliseconds already played. */
  readonly at?: number;
  readonly paused?: boolean;
  readonly speed?: number;
  /** How far it was played before (simulated ms), where that is further than `at`. */
  readonly furthest?: number;
  /** As if somebody had watched the last millisecond: `gain` is what the total grew by in it. */
  readonly watched?: boolean | undefined;
};

const SECOND = 1_000;

export type SessionStore = ReturnType<typeof createSessionStore>;

/**
 * Holds the present moment and tells listeners when it changed. The only writer of sessions; understandable
 * without React.
 *
 * @param checkpointsOf where the run was computed before, its checkpoints are found here
 */
export function createSessionStore(opening: Opening, checkpointsOf = keepCheckpoints()) {
  let checkpoints = checkpointsOf(opening.run);
  let moment = open(opening, 0, checkpoints);
  let carry = 0;
  let clocksInSight = 0;
  const listeners = new Set<() => void>();

  const tell = () => {
    for (const listener of listeners) listener();
  };

  const become = (next: Moment) => {
    moment = next;
    tell();
  };

  return {
    getMoment: () => moment,

    /** A late moment of a run is long work: lay its checkpoints in slices before `restart` asks for it. */
    checkpointsOf,

    /** Calls `listener` after each change; returns the way to stop that. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },

    /**
     * Lets `realMs` milliseconds of the visitor's time pass. Whether it passes at all, the driver decides.
     *
     * @param speed what it passed at, where that is not the speed now
     */
    tick(realMs: number, speed = moment.speed) {
      const { elapsed, carry: rest } = worth(realMs, speed, carry);
      carry = rest;
      if (elapsed === 0) return;
      become(later(moment, elapsed));
      Array.from(checkpoints.extendTo(moment.session.now)); // so that a jump back is never far
    },

    /** Real milliseconds until something on screen changes; null when nothing will by itself, or while paused. */
    msUntilChange(): number | null {
      const { session, paused, withheld, speed } = moment;
      const changesAt = nextChangeAt(session);
      if (paused || withheld || changesAt === null) return null;
      const nextSecond = (Math.floor(session.now / SECOND) + 1) * SECOND;
      const wakeAt = clocksInSight > 0 ? Math.min(changesAt, nextSecond) : changesAt;
      return Math.max(0, (wakeAt - session.now - carry) / speed);
    },

    /** While a clock is in sight each whole simulated second changes it. Returns the way to take it out of sight. */
    watchClock() {
      clocksInSight += 1;
      tell();
      return () => {
        clocksInSight -= 1;
        tell();
      };
    },

    /** The press of Start Trading. */
    startTrading: () => {
      const session = startTrading(moment.session);
      if (session !== moment.session) become({ ...moment, session });
    },

    /** Pauses, resumes, sets the speed, withholds figures and shows them again. */
    hold: (change: { paused?: boolean; speed?: number; withheld?: boolean }) =>
      become({ ...moment, ...change }),

    /**
     * Opens another run in place of this one, or this one at another moment. Pause and speed stay as they are unless
     * the opening says otherwise.
     */
    restart(next: Opening) {
      carry = 0;
      const { paused, withheld, speed, opened, furthest, session } = moment;
      checkpoints = checkpointsOf(next.run);
      const other = open({ paused, speed, ...next }, opened + 1, checkpoints);
      const reached = next.run === session.run ? Math.max(furthest, other.furthest) : other.furthest;
      become({ ...other, withheld, furthest: reached });
    },
  };
}

function open(
  { at = 0, furthest = 0, paused = false, speed = 1, watched }: Opening,
  opened: number,
  checkpoints: Checkpoints,
): Moment {
  const lastMs = watched ? 1 : 0;
  const session = checkpoints.sessionAt(at - lastMs);
  return later({ session, paused, withheld: false, speed, gain: null, opened, furthest }, lastMs);
}

function later(moment: Moment, elapsed: number): Moment {
  const session = advance(moment.session, elapsed);
  const profit = session.account.total - moment.session.account.total;
  const grown = session.account.closed > moment.session.account.closed;
  const gain = grown ? { profit, times: (moment.gain?.times ?? 0) + 1 } : moment.gain;
  return { ...moment, session, gain, furthest: Math.max(moment.furthest, session.now) };
}
