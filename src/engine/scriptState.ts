import { ANALYSIS_STEP_MS, ANALYSIS_STEPS, HOLDING_TICKS, RESULT_MS, TICK_MS } from './limits';

/**
 * Where the script of `/v` stands (specification, section 4). `startedAt` is the simulated time of the press; all
 * other times follow from it:
 *
 *     0 s   step 1          4 s   '2 trades are opened'        7 s .. 26 s   profits rise, once a second
 *     1 s   step 2          6 s   the overlay closes,               26 s     both sold, total and count grow
 *     2 s   step 3                two new trades
 *     3 s   step 4
 */
export type ScriptState = WaitingState | RunningState;

type WaitingState = { readonly name: 'idle' } | { readonly name: 'settled' };

export type RunningState =
  | { readonly name: 'analyzing'; readonly step: number; readonly startedAt: number }
  | { readonly name: 'announcing'; readonly startedAt: number }
  | { readonly name: 'holding'; readonly ticks: number; readonly startedAt: number };

const ANNOUNCED_AT = ANALYSIS_STEPS * ANALYSIS_STEP_MS;
const OPENED_AT = ANNOUNCED_AT + RESULT_MS;

/** From the press until both trades are sold: 26 s. */
export const ROUND_MS = OPENED_AT + HOLDING_TICKS * TICK_MS;

/** One run of the script at a time. */
export function mayStart(state: ScriptState): state is WaitingState {
  return state.name === 'idle' || state.name === 'settled';
}

/** When the script goes on by itself (simulated ms). */
export function scriptDueAt(state: RunningState): number {
  switch (state.name) {
    case 'analyzing':
      return state.startedAt + state.step * ANALYSIS_STEP_MS;
    case 'announcing':
      return state.startedAt + OPENED_AT;
    case 'holding':
      return state.startedAt + OPENED_AT + (state.ticks + 1) * TICK_MS;
  }
}

/** How often the progress of the analysis moves on, in simulated milliseconds; a step lasts whole moves. */
const PROGRESS_MS = 100;

/** How far the analysis is at a moment: 0 to 100, in whole percent, and null when no overlay is up. */
export function analysisProgress(state: ScriptState, now: number): number | null {
  if (state.name === 'announcing') return 100;
  if (state.name !== 'analyzing') return null;
  const moves = Math.floor((now - state.startedAt) / PROGRESS_MS);
  return Math.floor((moves * PROGRESS_MS * 100) / ANNOUNCED_AT);
}

/** When something about the script changes on screen next (simulated ms): an event, or a move of the progress. */
export function scriptChangesAt(state: RunningState, now: number): number {
  if (state.name !== 'analyzing') return scriptDueAt(state);
  const moves = Math.floor((now - state.startedAt) / PROGRESS_MS);
  return state.startedAt + (moves + 1) * PROGRESS_MS;
}
