import type { DialogName } from '../../address/scenes';
import { selectDialog } from '../selectors';
import { useActions } from './actions';
import { useSessionStore, useStoreState } from './useSession';

/** The open dialog, and a function that opens another or, with `undefined`, closes it. */
export function useOpenDialog() {
  const { dispatch } = useSessionStore();
  const dialog = useStoreState(selectDialog);
  const open = (next: DialogName | undefined) =>
    dispatch(next === undefined ? { type: 'closeDialog' } : { type: 'openDialog', dialog: next });
  return [dialog, open] as const;
}

/** The properties of a button that opens a dialog. Its chunk is loaded when a pointer or the focus reaches the button. */
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
