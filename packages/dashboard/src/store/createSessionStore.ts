import { type Cents, cents, finish, type Run, runKey, type Session, startTrading } from '@simulation/engine';
import { runInChunks } from '../ui/scheduling/runInChunks';
import { type Intent, next } from '../visit/next';
import { endOf, isPlaying, shownPlay, shownRun, type Visit } from '../visit/visit';
import { type OpenedRun, RecordingCache } from './RecordingCache';

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
  /** A late moment is computed. Until it is reached the page stays where it was. */
  readonly isReaching: boolean;
};

const SECOND = 1_000;

export type SessionStore = ReturnType<typeof createSessionStore>;

/**
 * Holds the state and notifies listeners of changes. The only writer of visits and sessions; without React.
 *
 * @param recordings where the run is known up to a late moment already, which is long work
 */
export function createSessionStore(opened: Visit, recordings = new RecordingCache()) {
  recordings.keep(opened.run);
  const { at, maxReached } = shownPlay(opened);
  // The scene shows the popup of a trade at exactly that time; rewound, it has none.
  const lastMs = opened.address.scene === 'popup' ? Math.min(1, at) : 0;
  const first = finish(recordings.open(shownRun(opened), { at: at - lastMs, maxReached }));
  /** Of the run on screen, at its moment. */
  let { recorder } = first;
  const unshown = { visit: opened, withheld: false, gain: null, openCount: 0, isReaching: false };
  let state = afterElapsed({ ...unshown, session: first.session }, lastMs);
  /** What has passed of the next simulated millisecond. The engine gets whole ones, however real time was sliced. */
  let carry = 0;
  let secondSubscribers = 0;
  /** What the visitor wants and has not got yet: all of it waits for a moment that is computed. */
  let wanted: Intent[] = [];
  let reaching: AbortController | undefined;
  /** Each is called as often as it has subscribed: the same function may come twice, and leave once. */
  const listeners = new Set<{ readonly call: () => void }>();

  /** Each is told, also after one that throws. */
  const notify = () => {
    const errors: unknown[] = [];
    for (const { call } of listeners) {
      try {
        call();
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length > 0) throw errors[0];
  };

  const setState = (next: StoreState) => {
    state = next;
    notify();
  };

  /**
   * Does what is wanted, in order. Another run on screen, or another moment of it, is opened; a late one has to be
   * reached first.
   *
   * @param reached what was opened meanwhile
   */
  function proceed(reached?: OpenedRun): void {
    const [intent] = wanted;
    if (intent === undefined) return;
    const visit = next(state.visit, intent);
    const play = shownPlay(visit);
    const key = runKey(shownRun(visit));
    const isAt = (run: Run, moment: number) => key === runKey(run) && play.at === moment;
    let run: OpenedRun | undefined;
    if (reached && isAt(reached.session.run, reached.session.now)) run = reached;
    else if (!isAt(shownRun(state.visit), shownPlay(state.visit).at)) {
      const steps = recordings.open(shownRun(visit), play);
      const step = steps.next();
      if (!step.done) return void reach(steps);
      run = step.value;
    }
    wanted.shift();
    show(visit, run);
    proceed();
  }

  /** Opens a run in chunks, and goes on there. */
  async function reach(steps: Generator<number, OpenedRun, undefined>): Promise<void> {
    const controller = new AbortController();
    reaching = controller;
    let reached: OpenedRun | undefined;
    function* all() {
      reached = yield* steps;
    }
    setState({ ...state, isReaching: true });
    if (!(await runInChunks(all(), undefined, controller.signal)) || controller.signal.aborted) return;
    reaching = undefined;
    proceed(reached);
  }

  /** @param run what is on screen from now on, where that is another run or moment */
  function show(visit: Visit, run: OpenedRun | undefined): void {
    if (visit === state.visit && !state.isReaching) return;
    recordings.keep(visit.run);
    const changed = { ...state, visit, isReaching: false };
    if (run !== undefined) {
      carry = 0;
      ({ recorder } = run);
    }
    const { openCount } = state;
    setState(run ? { ...changed, session: run.session, gain: null, openCount: openCount + 1 } : changed);
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

    /** Where the visitor is once all that is wanted is done: the next press goes on from there. */
    wantedVisit: () => wanted.reduce(next, state.visit),

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

    /** Does what the visitor wants: at once, or after what was wanted before and once a late moment is reached. */
    dispatch: (intent: Intent) => {
      if (intent.type === 'return') {
        // In the visit that is handed in nothing of it is wanted any more.
        reaching?.abort();
        reaching = undefined;
        wanted = [];
      }
      wanted.push(intent);
      if (reaching === undefined) proceed();
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

    /**
     * Real milliseconds until something on screen is due; null when nothing is by itself, or while time stands still.
     */
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
