import type { ReactNode } from 'react';
import { written } from '../written';
import * as styles from './ShareBar.module.css';

type ShareBarProps = {
  label: string;
  /** Known for certain, and at most possible: 0 to 100. What lies between is hatched. */
  least: number;
  most: number;
  /** The share in figures. */
  children: ReactNode;
};

/** The whole, in steps: fine enough for tenths of a percent. */
const WHOLE = 1_000;

const stepsOf = (percent: number) => written((percent * WHOLE) / 100);

/** Four fine lines, one above the other. */
const lines = (from: string, to: string) => [1, 3, 5, 7].map((y) => `M${from} ${y}H${to}`).join('');

/** A share of a whole, as long as its part of the line. */
export function ShareBar({ label, least, most, children }: ShareBarProps) {
  const [sure, perhaps] = [stepsOf(least), stepsOf(most)];
  return (
    <div className={styles.share}>
      <p className={styles.label}>{label}</p>
      <svg className={styles.bar} viewBox={`0 0 ${WHOLE} 8`} preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.sure} d={`M0 0H${sure}V8H0Z`} />
        <path className={styles.perhaps} d={`${lines(sure, perhaps)}M${perhaps} 0V8`} />
      </svg>
      <p className={styles.figure}>{children}</p>
    </div>
  );
}
