import { type ReactNode, useId } from 'react';
import { type ModalDialogProps, useModalDialog } from '../../ui/Dialog/useModalDialog';
import { StatusRegion } from '../../ui/Status/StatusRegion';
import { Watermark } from '../../ui/Watermark/Watermark';
import * as styles from './Dialog.module.css';
import { DialogAboutContext, DialogHead, DialogTitle } from './DialogHead';

const LAYOUTS = {
  center: styles.center,
  wide: `${styles.center} ${styles.wide}`,
  side: styles.side,
  fullScreen: styles.fullScreen,
};

type DialogProps = ModalDialogProps & {
  title: string;
  layout?: keyof typeof LAYOUTS;
  /** Below the title, in the head that stays. */
  belowTitle?: ReactNode;
  /** Whether printing prints it alone and in full, in place of the page. */
  isPrinted?: boolean;
  children: ReactNode;
};

/**
 * A modal `<dialog>`, open for as long as it is rendered. It carries a simulation label, since it covers or blocks that
 * of the page. A full-screen one opens beneath other dialogs.
 */
export function Dialog({ title, layout = 'center', belowTitle, isPrinted, children, ...modal }: DialogProps) {
  const dialog = useModalDialog(modal, layout === 'fullScreen' ? 'bottom' : 'top');
  const id = useId();
  const heading = <DialogTitle id={id}>{title}</DialogTitle>;

  return (
    <dialog
      {...dialog}
      className={`surface ${styles.dialog} ${LAYOUTS[layout]} ${isPrinted ? styles.printed : ''}`}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-label`}
    >
      <div className={`inset ${styles.inner}`}>
        <DialogHead id={id} onClose={modal.onClose} below={belowTitle}>
          {modal.onClose && heading}
        </DialogHead>
        {!modal.onClose && heading}
        <DialogAboutContext value={`${id}-about`}>{children}</DialogAboutContext>
        {layout === 'wide' && <Watermark />}
      </div>
      <StatusRegion />
    </dialog>
  );
}
