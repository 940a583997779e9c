import type { DialogName } from '../../visit/dialogs';
import { useActions } from './actions';
import { useSessionStore } from './useSession';

/** A function that closes the open dialog; one with a slash leaves the sheet before it. */
export function useCloseDialog(): () => void {
  const { dispatch } = useSessionStore();
  return () => dispatch({ type: 'closeDialog' });
}

/**
 * The properties of a button that opens a dialog. Its chunk is loaded when a pointer or the focus reaches the button.
 */
export function useDialogButton(dialog: DialogName) {
  const { prefetch } = useActions();
  const { dispatch } = useSessionStore();
  const load = () => prefetch(dialog);
  return {
    'aria-haspopup': 'dialog',
    onPointerEnter: load,
    onFocus: load,
    onClick: () => dispatch({ type: 'openDialog', dialog }),
  } as const;
}
