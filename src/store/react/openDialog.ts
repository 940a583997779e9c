import { createContext, type Dispatch, type SetStateAction, useContext } from 'react';
import type { OpenDialog } from '../../address/scenes';

type OpenDialogState = readonly [OpenDialog | undefined, Dispatch<SetStateAction<OpenDialog | undefined>>];

/** The dialog that the visitor has open, at most one, and a function to open another or none. */
export const OpenDialogContext = createContext<OpenDialogState>([undefined, () => undefined]);

export function useOpenDialog(): OpenDialogState {
  return useContext(OpenDialogContext);
}
