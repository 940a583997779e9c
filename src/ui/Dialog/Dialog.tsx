import { type ReactNode, useId } from 'react';
import { StatusRegion } from '../Status/StatusRegion';
import * as styles from './Dialog.module.css';
import { type ModalDialogProps, useModalDialog } from './useModalDialog';

const LAYOUTS = {
  center: styles.center,
  wide: `${styles.center} ${styles.wide}`,
  side: styles.side,
  fullScreen: styles.fullScreen,
};

type DialogProps = ModalDialogProps & {
  title: string;
  /** The simulation label. A dialog carries its own, since it covers or blocks that of the page. */
  label: ReactNode;
  layout?: keyof typeof LAYOUTS;
  /** Whether printing prints it alone and in full, in place of the page. */
  isPrinted?: boolean;
  children: ReactNode;
};

/** A modal `<dialog>`, open for as long as it is rendered. A full-screen one opens beneath other dialogs. */
export function Dialog({ title, label, layout = 'center', isPrinted, children, ...modal }: DialogProps) {
  const dialog = useModalDialog(modal, layout === 'fullScreen' ? 'bottom' : 'top');
  const id = useId();

  return (
    <dialog
      {...dialog}
      className={`${styles.dialog} ${LAYOUTS[layout]} ${isPrinted ? styles.printed : ''}`}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-label`}
      closedby={modal.onClose ? 'any' : 'none'}
    >
      <div className={styles.inner}>
        <div id={`${id}-label`} className={styles.label}>
          {label}
        </div>
        <h2 id={`${id}-title`} className="title">
          {title}
        </h2>
        {children}
      </div>
      <StatusRegion />
    </dialog>
  );
}
