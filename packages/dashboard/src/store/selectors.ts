import { displayedRate, runKey } from '@simulation/engine';
import { isHeld, isPlaying, shownPlay, shownRun, toldRun } from '../visit/visit';
import type { StoreState } from './createSessionStore';

/* Parts of the state that several components read. */

/** The run on screen: that of the open extra, while it shows one. */
export const selectRun = ({ session }: StoreState) => session.run;
/** The same for as long as the run on screen is the same. */
export const selectRunKey = ({ session }: StoreState) => runKey(session.run);
/** The run of the address. */
export const selectOwnRun = ({ visit }: StoreState) => visit.run;
export const selectAddress = ({ visit }: StoreState) => visit.address;
/** What is open beside the page. */
export const selectExtra = ({ visit }: StoreState) => visit.extra;
/** What an extra tells of the run on screen, where that is one of its own. */
export const selectTold = ({ visit }: StoreState) => toldRun(visit);
export const selectDialog = ({ visit }: StoreState) => visit.dialog;
export const selectAccount = ({ session }: StoreState) => session.account;
/** Simulated milliseconds since the start of the run. */
export const selectNow = ({ visit }: StoreState) => shownPlay(visit).at;
/** Whether simulated time stands still: the visitor has paused it, or what is open holds it. */
export const selectPaused = ({ visit }: StoreState) => !isPlaying(visit);
/** Whether what is open holds simulated time, so that the visitor cannot let it pass. */
export const selectHeld = ({ visit }: StoreState) => isHeld(visit);
export const selectSpeed = ({ visit }: StoreState) => shownPlay(visit).speed;
/** Whether trades, which are 1 to 3 simulated seconds apart, come too fast for a row to move or a popup to be read. */
export const selectIsFast = (state: StoreState) => selectSpeed(state) > 5 && selectRun(state).route !== 'v';
export const selectOpenCount = ({ openCount }: StoreState) => openCount;
export const selectMaxReached = ({ visit }: StoreState) => shownPlay(visit).maxReached;
/** The rate on its card in tenths of a percent; null before the first trade of a market. */
export const selectRate = ({ session }: StoreState) => displayedRate(session.account);
/** The state of the script of `/v`; null on the dashboard. */
export const selectScriptState = ({ session }: StoreState) => session.script;
/** Whether the script has sold its trades, and nothing happens before the next press. */
export const selectScriptIsOver = ({ session, visit }: StoreState) =>
  session.script?.name === 'settled' && isPlaying(visit);
/** How the run on screen was picked; not one of an extra. */
export const selectPicked = ({ visit }: StoreState) =>
  shownRun(visit) === visit.run ? visit.address.picked : undefined;
