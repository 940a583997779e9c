import type { Account } from './account';
import type { Streams } from './random/streams';
import type { Run } from './run';
import type { ScriptState } from './scriptState';
import type { Trade } from './trade';

/** The dashboard's programme: a trade, then another. `nextAt` in simulated milliseconds. */
export type FeedProgramme = { readonly kind: 'feed'; readonly nextAt: number };

/** The programme of `/v`: where the script stands. */
export type ScriptProgramme = { readonly kind: 'script'; readonly state: ScriptState };

/**
 * A run at one moment: plain data, enough to go on from. `advance` makes the next one; nothing changes it.
 */
export type Session = {
  readonly run: Run;
  /** Simulated milliseconds since the run began, whole. */
  readonly now: number;
  readonly account: Account;
  /** The latest trades, newest first, at most ten. */
  readonly trades: readonly Trade[];
  readonly programme: FeedProgramme | ScriptProgramme;
  readonly streams: Streams;
  /** Eight whole numbers, 0 to 65,535, that engrave the run's own specimen note. */
  readonly note: readonly number[];
};

/** A run before its list and its programme are set up. */
export type BlankSession = Omit<Session, 'trades' | 'programme'>;
