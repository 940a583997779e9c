import { createContext, type Dispatch, type SetStateAction, useContext } from 'react';
import type { Shown } from '../../address/scenes';

type ShownState = readonly [Shown | undefined, Dispatch<SetStateAction<Shown | undefined>>];

/** What stands open over the page, one thing at a time, and the way to open another or none. */
export const ShownContext = createContext<ShownState>([undefined, () => undefined]);

export function useShown(): ShownState {
  return useContext(ShownContext);
}
