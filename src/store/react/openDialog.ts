import { createContext, type Dispatch, type SetStateAction, useContext } from 'react';
import type { OpenDialog } from '../../address/scenes';
import { useActions } from './actions';

type OpenDialogState = readonly [OpenDialog | undefined, Dispatch<SetStateAction<OpenDialog | undefined>>];

/** The dialog that the visitor has open, at most one, and a function to open another or none. */
export const OpenDialogContext = createContext<OpenDialogState>([undefined, () => undefined]);

export function useOpenDialog(): OpenDialogState {
  return useContext(OpenDialogContext);
}

/** The properties of a button that opens a dialog. Its chunk is loaded when a pointer or the focus reaches the button. */
export function useDialogButton(dialog: Exclude<OpenDialog, 'error'>) {
  const { prefetch } = useActions();
  const [, setDialog] = useOpenDialog();
  const load = () => prefetch(dialog);
  return {
    'aria-haspopup': 'dialog',
    onPointerEnter: load,
    onFocus: load,
    onClick: () => setDialog(dialog),
  } as const;
}
