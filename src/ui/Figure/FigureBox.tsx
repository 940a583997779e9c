import type { RefObject } from 'react';
import * as styles from './FigureBox.module.css';

type FigureBoxProps = {
  /** The number as programs read it. */
  exact: string;
  /** Its text once it has settled. */
  text: string;
  /** Its text before somebody else writes; without it, the text. */
  first?: string;
  /** Whoever writes the text meanwhile. */
  writer?: RefObject<HTMLSpanElement | null>;
  /** Something else is heard instead. */
  unheard?: boolean;
};

/** What is heard instead of a figure; within a positioned element. */
export function Spoken({ children }: { children: string }) {
  return <span className={`sr-only ${styles.spoken}`}>{children}</span>;
}

/**
 * A figure that changes, in a box of its own. The box is as wide as digits of that number are, which all are of one
 * width: only another number of digits lays out anything around it.
 */
export function FigureBox({ exact, text, first = text, writer, unheard }: FigureBoxProps) {
  return (
    <data className={styles.figure} value={exact} data-room={text.replace(/\d/g, '0')} aria-hidden={unheard}>
      <span ref={writer} className={styles.text}>
        {first}
      </span>
    </data>
  );
}
