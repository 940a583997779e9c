import { type ReactNode, type RefObject, useId } from 'react';
import { StatusRegion } from '../Status/StatusRegion';
import * as styles from './Modal.module.css';
import { useModal } from './useModal';

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
  /** Called when the visitor tries to close one that does not let itself be closed. */
  onStay?: () => void;
  /** Gets the focus first; else the platform chooses. */
  first?: RefObject<HTMLElement | null>;
  children: ReactNode;
};

/** A modal `<dialog>`, open as long as it is drawn. */
export function Modal({ title, label, place = 'middle', onClose, onStay, first, children }: ModalProps) {
  // Beneath a dialog that is already open, such as the controls from which this one was brought up.
  const modal = useModal({ onClose, onStay, first, beneath: true });
  const id = useId();

  return (
    <dialog
      {...modal}
      className={`${styles.dialog} ${PLACES[place]}`}
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
