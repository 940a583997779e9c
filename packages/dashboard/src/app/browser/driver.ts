import type { SessionStore } from '../../store/createSessionStore';
import { shownPlay } from '../../visit/visit';

/** Changes due within a frame are run in batches, 15 a second: more cannot be read, and most frames stay free. */
const FRAME_MS = 16;
const BATCH_MS = 64;

/**
 * A timer that is late by more than this (ms) counts as this late: the machine slept, or the tab was frozen or
 * throttled. Simulated time continues from where it was, without a burst.
 */
const LATE_MS = 250;

/** What the driver needs of the browser: `window`. */
export type ClockWindow = {
  readonly document: Pick<Document, 'hidden'> & Listening;
  readonly performance: Pick<Performance, 'now'>;
  readonly setTimeout: (call: () => void, ms: number) => number;
  readonly clearTimeout: (timer: number | undefined) => void;
} & Listening;

type Listening = {
  readonly addEventListener: (
    type: string,
    listener: () => void,
    options: { readonly signal: AbortSignal },
  ) => void;
};

/**
 * The one real clock. Sleeps until something on screen changes, then hands the store the real time that passed;
 * stops while the page is hidden or the run is paused. Durations are monotonic, so a change of the system's
 * clock changes nothing.
 *
 * @param onError called with what the engine throws: nothing else catches an error of a timer
 */
export function startDriver(
  window: ClockWindow,
  store: SessionStore,
  onError: (error: unknown) => void,
): void {
  const { document, performance } = window;
  let timer: number | undefined;
  let sleptFrom = performance.now();
  let planned = 0;
  const speedNow = () => shownPlay(store.getState().visit).speed;
  let speed = speedNow();
  let { withheld, openCount } = store.getState();
  let ticking = false;
  const controller = new AbortController();
  const { signal } = controller;

  const cancel = () => {
    window.clearTimeout(timer);
    timer = undefined;
  };

  const sleep = () => {
    cancel();
    const wait = document.hidden ? null : store.msUntilChange();
    sleptFrom = performance.now();
    if (wait === null) return;
    planned = wait < FRAME_MS ? BATCH_MS : Math.ceil(wait);
    speed = speedNow();
    ({ withheld } = store.getState());
    timer = window.setTimeout(wake, planned);
  };

  const wake = () => {
    // Time in which figures were withheld does not count.
    const passed = withheld ? 0 : Math.min(performance.now() - sleptFrom, planned + LATE_MS);
    cancel();
    ticking = true;
    try {
      store.tick(passed, speed);
      sleep();
    } catch (error) {
      controller.abort();
      unsubscribe();
      onError(error);
    } finally {
      ticking = false;
    }
  };

  /** After a pause, a start or a hidden page the time until now still counts, except where another run was opened. */
  const reconsider = () => {
    if (ticking) return;
    const sameRun = openCount === store.getState().openCount;
    ({ openCount } = store.getState());
    if (sameRun && timer !== undefined) wake();
    else sleep();
  };

  const unsubscribe = store.subscribe(reconsider);
  document.addEventListener('visibilitychange', reconsider, { signal });
  window.addEventListener('pageshow', reconsider, { signal });
  sleep();
}
