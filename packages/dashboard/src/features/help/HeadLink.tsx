import { useDialogButton } from '../../store/react/openDialog';
import type { DialogName } from '../../visit/dialogs';
import * as styles from './HeadLink.module.css';

/** A way from the head of the page to a dialog, in the line that says what the page is. */
export function HeadLink({ dialog, text }: { dialog: DialogName; text: string }) {
  return (
    <button type="button" className={`target ${styles.link}`} {...useDialogButton(dialog)}>
      {text}
    </button>
  );
}
