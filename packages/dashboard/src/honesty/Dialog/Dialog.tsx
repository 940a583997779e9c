import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { type ModalDialogProps, useModalDialog } from '../../ui/Dialog/useModalDialog';
import { StatusRegion } from '../../ui/Status/StatusRegion';
import { Watermark } from '../../ui/Watermark/Watermark';
import * as styles from './Dialog.module.css';
import { DialogAboutContext, DialogHead, DialogTitle } from './DialogHead';
import { printWhole } from './printWhole';

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
  children: ReactNode;
};

/**
 * A modal `<dialog>`, open for as long as it is rendered. It carries a simulation label, since it covers or blocks that
 * of the page. A full-screen one opens beneath other dialogs. Printing prints it alone and whole.
 */
export function Dialog({ title, layout = 'center', belowTitle, children, ...modal }: DialogProps) {
  const dialog = useModalDialog(modal, layout === 'fullScreen' ? 'bottom' : 'top');
  const contents = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (contents.current ? printWhole(contents.current, styles.printed) : undefined), []);
  const id = useId();
  const heading = <DialogTitle id={id}>{title}</DialogTitle>;

  return (
    <dialog
      {...dialog}
      className={`surface ${styles.dialog} ${LAYOUTS[layout]}`}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-label`}
    >
      <div ref={contents} className={`inset ${styles.inner}`}>
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
