import type { ReactNode } from 'react';
import { useLostFocus } from '../../../ui/focus';
import * as styles from './PartNotice.module.css';

const show = (note: HTMLElement | null) => note?.showPopover();

/** A sentence and its button at the foot of the window, so that the label and the figures stay in sight. */
export function FootNote({ text, children }: { text: string; children: ReactNode }) {
  useLostFocus();
  return (
    // In the top layer: what it is about may open over a dialog.
    <div ref={show} popover="manual" className={`screen-only row ${styles.foot}`}>
      <p>{text}</p>
      {children}
    </div>
  );
}
