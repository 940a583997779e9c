import { createContext, useContext, useState } from 'react';
import { useSessionStore } from '../../store/react/useSession';
import type { Parameters } from '../../visit/address/parameters';

/** What is chosen for every link, code and text that is made of a run: whether it opens at the moment, and stays there. */
export type MomentChoice = { readonly withMoment: boolean; readonly paused: boolean };

const FROM_THE_START: MomentChoice = { withMoment: false, paused: false };

/** Provided around all that is made of a run; without it, that begins at the start. */
export const MomentContext = createContext<[MomentChoice, (choice: MomentChoice) => void]>([
  FROM_THE_START,
  () => {},
]);

/** Whether another run has been written down and not opened. */
export const DraftContext = createContext<[boolean, (hasDraft: boolean) => void]>([false, () => {}]);

export const useMomentState = () => useState(FROM_THE_START);

/** The chosen moment for a link, where one is chosen. */
export const momentOf = (
  { withMoment, paused }: MomentChoice,
  at: number,
): Pick<Partial<Parameters>, 't' | 'still'> => (withMoment ? { t: at, still: paused } : {});

/** The chosen moment, as it is when a component opens. */
export function useSharedMoment() {
  const [choice] = useContext(MomentContext);
  const store = useSessionStore();
  const [at] = useState(() => store.getState().visit.play.at);
  return momentOf(choice, at);
}
