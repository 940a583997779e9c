import { displayedRate, type ScriptState } from '../engine';
import type { StoreState } from './createSessionStore';

/* Parts of the state that several components read. */

export const selectRun = ({ session }: StoreState) => session.run;
export const selectAccount = ({ session }: StoreState) => session.account;
/** Simulated milliseconds since the start of the run. */
export const selectNow = ({ session }: StoreState) => session.now;
export const selectPaused = ({ paused }: StoreState) => paused;
export const selectOpenCount = ({ openCount }: StoreState) => openCount;
export const selectMaxReached = ({ maxReached }: StoreState) => maxReached;
/** The rate on its card in tenths of a percent; null before the first trade of a market. */
export const selectRate = ({ session }: StoreState) => displayedRate(session.account);
/** The state of the script of `/v`; null on the dashboard. */
export const selectScriptState = ({ session: { mode } }: StoreState): ScriptState | null =>
  mode.kind === 'script' ? mode.state : null;
