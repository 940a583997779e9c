import type { ReactNode } from 'react';
import * as styles from './ShareBar.module.css';

type ShareBarProps = {
  label: string;
  /** Known for certain, and at most possible: 0 to 100. What lies between is hatched. */
  least: number;
  most: number;
  /** The share in figures. */
  children: ReactNode;
};

/** Four fine lines, one above the other. */
const lines = (from: number, to: number) => [1, 3, 5, 7].map((y) => `M${from} ${y}H${to}`).join('');

/** A share of a whole, as long as its part of the line. */
export function ShareBar({ label, least, most, children }: ShareBarProps) {
  return (
    <div className={styles.share}>
      <p className={styles.label}>{label}</p>
      <svg className={styles.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.sure} d={`M0 0H${least}V8H0Z`} />
        <path className={styles.perhaps} d={`${lines(least, most)}M${most} 0V8`} />
      </svg>
      <p className={styles.figure}>{children}</p>
    </div>
  );
}
