import { type ReactNode, type RefObject, useId } from 'react';
import { StatusRegion } from '../Status/StatusRegion';
import * as styles from './Dialog.module.css';
import { useModalDialog } from './useModalDialog';

const LAYOUTS = {
  center: styles.center,
  wide: `${styles.center} ${styles.wide}`,
  side: styles.side,
  fullScreen: styles.fullScreen,
};

type DialogProps = {
  title: string;
  /** The simulation label. A dialog carries its own, since it covers or blocks that of the page. */
  label: ReactNode;
  layout?: keyof typeof LAYOUTS;
  /** Whether printing prints it alone and in full, in place of the page. */
  isPrinted?: boolean;
  /** Called when the visitor closes the dialog; without it, only its caller can, by no longer rendering it. */
  onClose?: () => void;
  /** Called when the visitor presses Escape in a dialog that has no `onClose`. */
  onCloseRefused?: () => void;
  /** The element that gets the focus first; without it, the platform chooses. */
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
};

/** A modal `<dialog>`, open for as long as it is rendered. A full-screen one opens beneath other dialogs. */
export function Dialog({
  title,
  label,
  layout = 'center',
  isPrinted = false,
  onClose,
  onCloseRefused,
  initialFocus,
  children,
}: DialogProps) {
  const position = layout === 'fullScreen' ? 'bottom' : 'top';
  const modal = useModalDialog({ onClose, onCloseRefused, initialFocus, position });
  const id = useId();

  return (
    <dialog
      {...modal}
      className={`${styles.dialog} ${LAYOUTS[layout]} ${isPrinted ? styles.printed : ''}`}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-label`}
      closedby={onClose ? 'any' : 'none'}
    >
      <div className={styles.inner}>
        <div id={`${id}-label`} className={styles.label}>
          {label}
        </div>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        {children}
      </div>
      <StatusRegion />
    </dialog>
  );
}
