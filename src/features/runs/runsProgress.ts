import type { RunsResult } from '../../engine/runs/runsResult';

/** Why runs are counted on the page although there should be workers. */
export type NoWorkers =
  /** The browser has none, or the page is in a frame that may not start any. */
  | 'unsupported'
  /** A worker could not be started: its file is missing or forbidden. */
  | 'blocked'
  /** A worker stopped or did not answer. */
  | 'stopped';

/** How far the runs are. */
export type RunsProgress = {
  readonly state: 'idle' | 'counting' | 'done' | 'cancelled' | 'failed';
  /** What is counted so far; null before the first runs. */
  readonly result: RunsResult | null;
  /** Runs counted. At most a moment ahead of those in `result`. */
  readonly done: number;
  readonly of: number;
  /** Whole seconds until all are counted; null before it can be said, and when nothing is counted. */
  readonly secondsLeft: number | null;
  /** Null where workers count. */
  readonly onPage: NoWorkers | null;
};

/** What `useRuns` returns. */
export type Runs = RunsProgress & {
  /** Stops counting at once; what is counted stays. */
  readonly cancel: () => void;
};
