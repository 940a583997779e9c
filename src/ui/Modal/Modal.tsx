import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { StatusRegion } from '../Status/StatusRegion';
import * as styles from './Modal.module.css';

const PLACES = { middle: styles.middle, side: styles.side, cover: styles.cover };

/** Tells a dialog beneath that the one above has left; the platform's own event comes when that is out of the page. */
const LEFT = 'dialogleft';

type ModalProps = {
  title: string;
  /** The simulation label: a dialog lies above the page's own, so it carries one. */
  label: ReactNode;
  /** Where on screen. `cover` fills it. */
  place?: keyof typeof PLACES;
  /** Called when the visitor closes it; without it Escape does nothing and it closes when it is no longer drawn. */
  onClose?: () => void;
  /** Called when the visitor tries to close one that does not let itself be closed. */
  onStay?: () => void;
  /** Gets the focus first; else the platform chooses. */
  first?: RefObject<HTMLElement | null>;
  children: ReactNode;
};

/** A modal `<dialog>`, open as long as it is drawn. The platform keeps the focus inside and gives it back. */
export function Modal({ title, label, place = 'middle', onClose, onStay, first, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  // Before the element leaves the page: a dialog that is removed while it is open gives no focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    const rise = () => {
      if (element.matches(':modal') || document.querySelector('dialog:modal')) return;
      element.close();
      element.showModal();
      first?.current?.focus();
    };
    // Beneath a dialog that is already open, such as the controls from which this one was brought up, until that leaves.
    // Not by show(), which would take the focus out of that one.
    if (document.querySelector('dialog:modal')) element.open = true;
    rise();
    document.addEventListener(LEFT, rise);
    return () => {
      document.removeEventListener(LEFT, rise);
      element.close();
      // Open from the first, it has nobody to give the focus back to.
      const { activeElement } = document;
      if (activeElement === document.body || element.contains(activeElement))
        document.querySelector<HTMLElement>('main')?.focus();
      document.dispatchEvent(new Event(LEFT));
    };
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
        if (event.key !== 'Escape') return;
        event.preventDefault();
        if (onClose) onClose();
        else onStay?.();
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
      <StatusRegion />
    </dialog>
  );
}
