import {
  advance,
  type Cents,
  type Checkpoints,
  nextChangeAt,
  type Run,
  type Session,
  startTrading,
} from '../engine';
import { toSimulatedTime } from './clock';
import { keepCheckpoints } from './keepCheckpoints';

/** The session, and how its clock runs. */
export type StoreState = {
  readonly session: Session;
  readonly paused: boolean;
  /** Figures are withheld and simulated time stops, because the simulation label cannot be seen. */
  readonly withheld: boolean;
  /** Simulated seconds per second, 0.25 to 1000. */
  readonly speed: number;
  /** The latest change of the total, and the number of changes; null after an opening or a jump. */
  readonly gain: { readonly profit: Cents; readonly times: number } | null;
  /** Counts openings and jumps since the page was opened: figures of another moment are not counted up to. */
  readonly openCount: number;
  /** How far this run has been played (simulated ms); later times up to here were rewound. */
  readonly maxReached: number;
};

/** How a run is opened. */
export type RunOptions = {
  readonly run: Run;
  /** Simulated milliseconds already played. */
  readonly at?: number;
  readonly paused?: boolean;
  readonly speed?: number;
  /** How far it was played before (simulated ms), where that is further than `at`. */
  readonly maxReached?: number;
  /** Sets `gain` to what the total grew by in the last millisecond. */
  readonly includeLastGain?: boolean | undefined;
};

const SECOND = 1_000;

export type SessionStore = ReturnType<typeof createSessionStore>;

/**
 * Holds the state and notifies listeners of changes. The only writer of sessions; without React.
 *
 * @param checkpointsOf where the run was computed before, its checkpoints are found here
 */
export function createSessionStore(options: RunOptions, checkpointsOf = keepCheckpoints()) {
  let checkpoints = checkpointsOf(options.run);
  let state = createState(options, 0, checkpoints);
  let carry = 0;
  let clocksInSight = 0;
  const listeners = new Set<() => void>();

  const notify = () => {
    for (const listener of listeners) listener();
  };

  const setState = (next: StoreState) => {
    state = next;
    notify();
  };

  return {
    getState: () => state,

    /** A late time of a run is long work: compute its checkpoints in chunks before `restart` asks for it. */
    checkpointsOf,

    /** Calls `listener` after each change; returns a function that unsubscribes. */
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
    tick(realMs: number, speed = state.speed) {
      if (state.withheld) return notify(); // time stands still, and the label is looked for again
      const { elapsed, carry: rest } = toSimulatedTime(realMs, speed, carry);
      carry = rest;
      if (elapsed === 0) return;
      setState(afterElapsed(state, elapsed));
      Array.from(checkpoints.extendTo(state.session.now)); // so that a jump back is never far
    },

    /** Real milliseconds until something on screen is due; null when nothing is by itself, or while paused. */
    msUntilChange(): number | null {
      const { session, paused, speed } = state;
      const changesAt = nextChangeAt(session);
      if (paused || changesAt === null) return null;
      const nextSecond = (Math.floor(session.now / SECOND) + 1) * SECOND;
      const wakeAt = clocksInSight > 0 ? Math.min(changesAt, nextSecond) : changesAt;
      return Math.max(0, (wakeAt - session.now - carry) / speed);
    },

    /** While a clock is in sight each whole simulated second changes it. Returns a function that takes it out of sight. */
    watchClock() {
      clocksInSight += 1;
      notify();
      return () => {
        clocksInSight -= 1;
        notify();
      };
    },

    /** The press of Start Trading. It resumes a paused run: the overlay closes by itself. */
    startTrading: () => {
      const session = startTrading(state.session);
      if (session !== state.session) setState({ ...state, session, paused: false });
    },

    /** Pauses, resumes, sets the speed, withholds figures and shows them again. */
    update: (change: { paused?: boolean; speed?: number; withheld?: boolean }) =>
      setState({ ...state, ...change }),

    /**
     * Opens another run in place of this one, or this one at another state. Pause and speed stay as they are unless
     * the options say otherwise.
     */
    restart(next: RunOptions) {
      carry = 0;
      const { paused, withheld, speed, openCount, maxReached, session } = state;
      checkpoints = checkpointsOf(next.run);
      const other = createState({ paused, speed, ...next }, openCount + 1, checkpoints);
      const reached = next.run === session.run ? Math.max(maxReached, other.maxReached) : other.maxReached;
      setState({ ...other, withheld, maxReached: reached });
    },
  };
}

function createState(
  { at = 0, maxReached = 0, paused = false, speed = 1, includeLastGain }: RunOptions,
  openCount: number,
  checkpoints: Checkpoints,
): StoreState {
  const lastMs = includeLastGain ? 1 : 0;
  const session = checkpoints.sessionAt(at - lastMs);
  return afterElapsed({ session, paused, withheld: false, speed, gain: null, openCount, maxReached }, lastMs);
}

function afterElapsed(state: StoreState, elapsed: number): StoreState {
  const session = advance(state.session, elapsed);
  const profit = session.account.total - state.session.account.total;
  const grown = session.account.closed > state.session.account.closed;
  const gain = grown ? { profit, times: (state.gain?.times ?? 0) + 1 } : state.gain;
  return { ...state, session, gain, maxReached: Math.max(state.maxReached, session.now) };
}
