import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import * as styles from './Modal.module.css';

const PLACES = {
  middle: styles.middle,
  wide: `${styles.middle} ${styles.wide}`,
  side: styles.side,
  cover: styles.cover,
};

type ModalProps = {
  title: string;
  /** The simulation label: a dialog lies above the page's own, so it carries one. */
  label: ReactNode;
  /** Where on screen. `cover` fills it. */
  place?: keyof typeof PLACES;
  /** Called when the visitor closes it; without it Escape does nothing and it closes when it is no longer drawn. */
  onClose?: () => void;
  /** Gets the focus first; else the platform chooses. */
  first?: RefObject<HTMLElement | null>;
  children: ReactNode;
};

/** A modal `<dialog>`, open as long as it is drawn. The platform keeps the focus inside and gives it back. */
export function Modal({ title, label, place = 'middle', onClose, first, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  // Before the element leaves the page: a dialog that is removed while it is open gives no focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    // Beneath a dialog that is already open, such as the controls from which this one was brought up.
    if (document.querySelector('dialog[open]')) element.show();
    else element.showModal();
    first?.current?.focus();
    return () => element.close();
  }, [first]);

  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${PLACES[place]}`}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-label`}
      closedby={onClose ? 'any' : 'none'}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      onKeyDown={(event) => {
        // A second Escape closes a dialog whatever `cancel` said; browsers without `closedby` need this guard.
        if (event.key === 'Escape') event.preventDefault();
        if (event.key === 'Escape') onClose?.();
      }}
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
    </dialog>
  );
}
