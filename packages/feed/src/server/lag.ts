import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';

/** How often the event loop is asked how late it is, in ms. */
const RESOLUTION_MS = 50;

/**
 * How often its answers are summed up, in ms, and how many there have to be: of few, a single pause would be the
 * median.
 */
const WINDOW_MS = 1_000;
const LEAST_SAMPLES = 4;

/** Beyond this the server takes no new work, in ms. */
export const LIMIT_MS = 250;

type Delays = Pick<IntervalHistogram, 'count' | 'enable' | 'percentile' | 'reset'>;

/**
 * How late timers are: the sign of a process that has more to do than it can. One pause, as of a machine that stood
 * still, is none.
 */
export class Lag {
  /** In ms. */
  median = 0;

  constructor(delays: Delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })) {
    delays.enable();
    const measure = () => {
      if (delays.count < LEAST_SAMPLES) return;
      this.median = Math.max(0, delays.percentile(50) / 1e6 - RESOLUTION_MS);
      delays.reset();
    };
    setInterval(measure, WINDOW_MS).unref();
  }

  /** Whether the server has more to do than it can. */
  get isLate(): boolean {
    return this.median > LIMIT_MS;
  }
}
