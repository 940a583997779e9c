import { type Cents, cents, type Recorder, runKey, type Session, startTrading } from '@simulation/engine';
import { type Intent, next } from '../visit/next';
import { endOf, isPlaying, shownPlay, shownRun, type Visit } from '../visit/visit';
import { Recordings } from './recordings';

/** Where the visitor is, and the session of that moment. */
export type StoreState = {
  readonly visit: Visit;
  /** The run on screen at the moment that the visit says. */
  readonly session: Session;
  /** Figures are withheld and simulated time stops, because the simulation label cannot be seen. */
  readonly withheld: boolean;
  /** The latest change of the total, and the number of changes; null after an opening or a jump. */
  readonly gain: { readonly profit: Cents; readonly times: number } | null;
  /** Counts openings and jumps since the page was opened: figures of another moment are not counted up to. */
  readonly openCount: number;
};

const SECOND = 1_000;

export type SessionStore = ReturnType<typeof createSessionStore>;

/**
 * Holds the state and notifies listeners of changes. The only writer of visits and sessions; without React.
 *
 * @param recordings where the run is known up to a late moment already, which is long work
 */
export function createSessionStore(opened: Visit, recordings = new Recordings()) {
  /** Of the run on screen, at its moment. */
  let recorder: Recorder;
  // The scene shows the popup of a trade at exactly that time; rewound, it has none.
  let state = openState(opened, 0, opened.address.scene === 'popup' ? Math.min(1, shownPlay(opened).at) : 0);
  /** What has passed of the next simulated millisecond. The engine gets whole ones, however real time was sliced. */
  let carry = 0;
  let secondSubscribers = 0;
  /** Each is called as often as it has subscribed: the same function may come twice, and leave once. */
  const listeners = new Set<{ readonly call: () => void }>();

  const notify = () => {
    for (const { call } of listeners) call();
  };

  const setState = (next: StoreState) => {
    state = next;
    notify();
  };

  function openState(visit: Visit, openCount: number, lastMs = 0): StoreState {
    const run = recordings.of(shownRun(visit)).open(shownPlay(visit).at - lastMs);
    ({ recorder } = run);
    return afterElapsed({ visit, session: run.session, withheld: false, gain: null, openCount }, lastMs);
  }

  /** Time passes for the run as far as it goes by itself; the visit then says how far that was. */
  function afterElapsed(before: StoreState, elapsed: number): StoreState {
    let profit: Cents | null = null;
    const session = recorder.advance(before.session, elapsed, (_, booked) => {
      profit = cents((profit ?? 0) + booked);
    });
    const gain = profit === null ? before.gain : { profit, times: (before.gain?.times ?? 0) + 1 };
    return { ...before, session, gain, visit: next(before.visit, { type: 'jump', at: session.now }) };
  }

  return {
    getState: () => state,

    /** Of the runs that were played last. */
    recordings,

    /** What has led to the moment on screen. */
    recorder: () => recorder,

    /** Calls a function after each change; returns one that unsubscribes. */
    subscribe: (call: () => void) => {
      const listener = { call };
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },

    /** Does what the visitor wants. Another run on screen, or another moment of it, is opened there. */
    dispatch: (intent: Intent) => {
      const visit = next(state.visit, intent);
      if (visit === state.visit) return;
      const { visit: before, withheld, openCount } = state;
      if (
        runKey(shownRun(visit)) === runKey(shownRun(before)) &&
        shownPlay(visit).at === shownPlay(before).at
      )
        return setState({ ...state, visit });
      carry = 0;
      setState({ ...openState(visit, openCount + 1), withheld });
    },

    /**
     * Lets `realMs` milliseconds of the visitor's time pass. Whether it passes at all, the driver decides.
     *
     * @param speed what it passed at, where that is not the speed now
     */
    tick(realMs: number, speed = shownPlay(state.visit).speed) {
      if (state.withheld) return notify(); // time stands still, and the label is looked for again
      const passed = realMs * speed + carry;
      const elapsed = Math.floor(passed);
      carry = passed - elapsed;
      const left = endOf(state.visit) - shownPlay(state.visit).at;
      if (Math.min(elapsed, left) <= 0) return;
      setState(afterElapsed(state, Math.min(elapsed, left)));
    },

    /** Real milliseconds until something on screen is due; null when nothing is by itself, or while time stands still. */
    msUntilChange(): number | null {
      const { session, visit } = state;
      const { nextAt } = session;
      if (!isPlaying(visit) || nextAt === null) return null;
      const { at, speed } = shownPlay(visit);
      const nextSecond = (Math.floor(at / SECOND) + 1) * SECOND;
      const wakeAt = secondSubscribers > 0 ? Math.min(nextAt, nextSecond) : nextAt;
      return Math.max(0, (Math.min(wakeAt, endOf(visit)) - at - carry) / speed);
    },

    /** Wakes once per simulated second too until the function that it returns is called. */
    watchClock() {
      secondSubscribers += 1;
      notify();
      return () => {
        secondSubscribers -= 1;
        notify();
      };
    },

    /** The press of Start Trading. It resumes a paused run: the overlay closes by itself. */
    startTrading: () => {
      const session = startTrading(state.session);
      if (session === state.session) return;
      setState({ ...state, session, visit: next(state.visit, { type: 'pause', paused: false }) });
    },

    /** Withholds figures, or shows them again. */
    withhold: (withheld: boolean) => setState({ ...state, withheld }),
  };
}
