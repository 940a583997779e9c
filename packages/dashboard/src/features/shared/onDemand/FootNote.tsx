import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { labelBottom } from '../../../honesty/labelBottom';
import { useLostFocus } from '../../../ui/focus';
import { lastPressed } from '../../../ui/lastPress';
import * as styles from './PartNotice.module.css';

type FootNoteProps = {
  text: string;
  /** Whether it answers the last press: then it stands beside what was pressed, where that is in sight. */
  isAnswer?: boolean;
  children: ReactNode;
};

/** A sentence and its button at the foot of the window, so that the label and the figures stay in sight. */
export function FootNote({ text, isAnswer = false, children }: FootNoteProps) {
  useLostFocus();
  const note = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (note.current === null) return;
    note.current.showPopover();
    if (isAnswer) placeBesidePress(note.current);
  }, [isAnswer]);
  return (
    // In the top layer: what it is about may open over a dialog.
    <div ref={note} popover="manual" className={`screen-only row ${styles.foot}`}>
      <p>{text}</p>
      {children}
    </div>
  );
}

/** To what was pressed, and to the edge of the window, in CSS pixels. */
const GAP = 6;
const EDGE = 16;

/** Below what was pressed, or above it where there is no room; it stays at the foot where that is out of sight. */
function placeBesidePress({ style, offsetWidth, offsetHeight }: HTMLElement): void {
  const button = lastPressed()?.getBoundingClientRect();
  if (button === undefined || button.bottom < 0 || button.top > window.innerHeight) return;
  const below = Math.max(button.bottom, labelBottom()) + GAP;
  const hasRoom = below + offsetHeight < window.innerHeight;
  style.top = `${hasRoom ? below : button.top - GAP - offsetHeight}px`;
  style.bottom = 'auto';
  style.left = `${Math.max(EDGE, Math.min(button.left, window.innerWidth - offsetWidth - EDGE))}px`;
}
