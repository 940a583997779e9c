import { createContext, type Dispatch, type SetStateAction, useContext } from 'react';
import type { OpenDialog } from '../../address/scenes';

type OpenDialogState = readonly [OpenDialog | undefined, Dispatch<SetStateAction<OpenDialog | undefined>>];

/** What stands open over the page, one thing at a time, and the way to open another or none. */
export const OpenDialogContext = createContext<OpenDialogState>([undefined, () => undefined]);

export function useOpenDialog(): OpenDialogState {
  return useContext(OpenDialogContext);
}
