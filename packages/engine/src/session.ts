import type { Account } from './account';
import type { Streams } from './random/streams';
import type { Run } from './run';
import type { ScriptState } from './scriptState';
import type { Trade } from './trade';

/** A run at one moment: plain immutable values, enough to go on from. `advance` computes the next one. */
export type Session = {
  readonly run: Run;
  /** Simulated milliseconds since the run began, whole. */
  readonly now: number;
  readonly account: Account;
  /** The latest trades, newest first, at most `LIST_LENGTH`. */
  readonly trades: readonly Trade[];
  /** The state of the script of `/v`; null on the dashboard. */
  readonly script: ScriptState | null;
  /**
   * When something on screen changes next, the progress of the analysis included: simulated ms since the start. Null
   * while the script waits for a press.
   */
  readonly nextAt: number | null;
  readonly streams: Streams;
};
