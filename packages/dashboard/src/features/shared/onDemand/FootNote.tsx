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
    placeAboveOthers(note.current);
  }, [isAnswer]);
  return (
    // In the top layer: what it is about may open over a dialog.
    <div ref={note} popover="manual" className={`screen-only row ${styles.foot}`}>
      <p>{text}</p>
      {children}
    </div>
  );
}

/** To what was pressed, to another note, and to the edge of the window, in CSS pixels. */
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

/** Over no other note: above the highest of those that it would cover, or that are in the way there. */
function placeAboveOthers(note: HTMLElement): void {
  const others = [...document.querySelectorAll(`.${styles.foot}:popover-open`)].filter((one) => one !== note);
  const boxes = others.map((one) => one.getBoundingClientRect()).toSorted((a, b) => b.top - a.top);
  for (const box of boxes) {
    const { top, bottom, left, right } = note.getBoundingClientRect();
    if (bottom <= box.top || top >= box.bottom || right <= box.left || left >= box.right) continue;
    note.style.top = 'auto';
    note.style.bottom = `${window.innerHeight - box.top + GAP}px`;
  }
}
