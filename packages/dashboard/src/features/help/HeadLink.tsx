import type { ReactNode } from 'react';
import { useDialogButton } from '../../store/react/openDialog';
import type { DialogName } from '../../visit/dialogs';
import * as styles from './HeadLink.module.css';

/** The ways from the line that says what the page is. None lies over another where they need two lines. */
export const HeadLinks = ({ children }: { children: ReactNode }) => (
  <div className={`row ${styles.links}`}>{children}</div>
);

/** A way to a dialog. That it opens one is not said: who hears the page is to reach the first trade within a minute. */
export function HeadLink({ dialog, text }: { dialog: DialogName; text: string }) {
  const { 'aria-haspopup': _, ...opens } = useDialogButton(dialog);
  return (
    <button type="button" className={`target ${styles.link}`} {...opens}>
      {text}
    </button>
  );
}
