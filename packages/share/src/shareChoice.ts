import type { Parameters } from '@simulation/dashboard';
import { createContext, useContext } from 'react';

/**
 * What is chosen for every link, code and text that is made of a run: whether it opens at a moment, and stays there.
 */
export type MomentChoice = {
  /**
   * The moment as it is written, and in simulated ms; undefined where nothing can be meant. Without it, from the start.
   */
  readonly clock?: { readonly text: string; readonly at: number | undefined };
  readonly paused: boolean;
};

export const FROM_THE_START: MomentChoice = { paused: false };

/** Provided around all that is made of a run; without it, that begins at the start. */
export const MomentContext = createContext<[MomentChoice, (choice: MomentChoice) => void]>([
  FROM_THE_START,
  () => {},
]);

/** The chosen moment for a link, where one is chosen. */
export function useSharedMoment(): Pick<Partial<Parameters>, 't' | 'still'> {
  const [{ clock, paused }] = useContext(MomentContext);
  return clock?.at === undefined ? {} : { t: clock.at, still: paused };
}

/** Whether a moment is asked for that nobody can mean: then nothing is made of the run. */
export function useIsUnclear(): boolean {
  const [{ clock }] = useContext(MomentContext);
  return clock !== undefined && clock.at === undefined;
}
