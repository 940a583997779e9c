import { ANALYSIS_STEP_MS, ANALYSIS_STEPS, HOLDING_TICKS, RESULT_MS, TICK_MS } from './limits';
import type { Round } from './round';

/**
 * The state of the script of `/v` (specification, section 4). `startedAt` is the simulated time of the press; all
 * other times follow from it:
 *
 *     0 s   step 1          4 s   '2 trades are opened'        7 s .. 26 s   profits rise, once a second
 *     1 s   step 2          6 s   the overlay closes,               26 s     both sold, total and count grow
 *     2 s   step 3                two new trades
 *     3 s   step 4
 */
export type ScriptState = WaitingState | RunningState;

type WaitingState = { readonly name: 'idle' | 'settled' };

/** A state that ends by itself, with simulated time. */
export type RunningState =
  | { readonly name: 'analyzing'; readonly step: number; readonly startedAt: number }
  | { readonly name: 'announcing'; readonly startedAt: number }
  | HoldingState;

/** `ticks` seconds have passed since the positions of `round` were opened: 0 to `HOLDING_TICKS` - 1. */
export type HoldingState = {
  readonly name: 'holding';
  readonly ticks: number;
  readonly round: Round;
  readonly startedAt: number;
};

/** From the press until the analysis is done: 4 s. */
const ANALYSIS_MS = ANALYSIS_STEPS * ANALYSIS_STEP_MS;

/** From the press until both positions are opened: 6 s. */
export const OPENED_MS = ANALYSIS_MS + RESULT_MS;

/** From the press until both trades are sold: 26 s. */
export const ROUND_MS = OPENED_MS + HOLDING_TICKS * TICK_MS;

/** Whether Start Trading does something: one run of the script at a time. */
export function canStart(state: ScriptState): state is WaitingState {
  return state.name === 'idle' || state.name === 'settled';
}

/**
 * The state before the positions are opened.
 *
 * @param now simulated ms, from `startedAt` to `startedAt` + `OPENED_MS`, which is not included
 */
export function analysisState(startedAt: number, now: number): RunningState {
  const elapsed = now - startedAt;
  if (elapsed >= ANALYSIS_MS) return { name: 'announcing', startedAt };
  return { name: 'analyzing', step: Math.floor(elapsed / ANALYSIS_STEP_MS) + 1, startedAt };
}

/** When the state changes next (simulated ms). */
export function scriptEventAt(state: RunningState): number {
  switch (state.name) {
    case 'analyzing':
      return state.startedAt + state.step * ANALYSIS_STEP_MS;
    case 'announcing':
      return state.startedAt + OPENED_MS;
    case 'holding':
      return state.startedAt + OPENED_MS + (state.ticks + 1) * TICK_MS;
  }
}

/** How often the progress of the analysis moves, in simulated ms; a step of the analysis lasts whole moves. */
const PROGRESS_MS = 100;

/** The progress of the analysis: 0 to 100, in whole percent; null while there is no overlay. */
export function analysisProgress(state: ScriptState, now: number): number | null {
  if (state.name === 'announcing') return 100;
  if (state.name !== 'analyzing') return null;
  const moves = Math.floor((now - state.startedAt) / PROGRESS_MS);
  return Math.floor((moves * PROGRESS_MS * 100) / ANALYSIS_MS);
}

/** When the state or the progress of the analysis changes next (simulated ms). */
export function scriptChangeAt(state: RunningState, now: number): number {
  if (state.name !== 'analyzing') return scriptEventAt(state);
  const moves = Math.floor((now - state.startedAt) / PROGRESS_MS);
  return state.startedAt + (moves + 1) * PROGRESS_MS;
}
