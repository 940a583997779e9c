import type { Account } from './account';
import type { Streams } from './random/streams';
import type { Run } from './run';
import type { ScriptState } from './scriptState';
import type { Trade } from './trade';

/** The dashboard: one trade after another. `nextAt` is when the next is due, in simulated ms since the start. */
export type DashboardMode = { readonly kind: 'feed'; readonly nextAt: number };

/** The scripted page `/v`. */
export type ScriptMode = {
  readonly kind: 'script';
  readonly state: ScriptState;
  /**
   * When something on screen changes next, the progress of the analysis included: simulated ms since the start. Null while
   * the script waits for a press.
   */
  readonly nextAt: number | null;
};

/** A run at one moment: plain immutable values, enough to go on from. `advance` computes the next one. */
export type Session = {
  readonly run: Run;
  /** Simulated milliseconds since the run began, whole. */
  readonly now: number;
  readonly account: Account;
  /** The latest trades, newest first, at most `LIST_LENGTH`. */
  readonly trades: readonly Trade[];
  readonly mode: DashboardMode | ScriptMode;
  readonly streams: Streams;
};

/** The fields that both pages' sessions have. */
export type BaseSession = Omit<Session, 'trades' | 'mode'>;
