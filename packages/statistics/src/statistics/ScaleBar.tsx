import { percent } from '@simulation/dashboard';
import * as styles from './Statistics.module.css';

type ScaleBarProps = {
  /** Parts of the width, 0 to 1: a range, and dots on or beside it. A hollow dot is only claimed. */
  band: readonly [from: number, to: number];
  dots: readonly { readonly at: number; readonly isHollow?: boolean }[];
};

/** A range and some values on one line. A picture: its figures stand beneath it. */
export function ScaleBar({ band: [from, to], dots }: ScaleBarProps) {
  return (
    <div className={styles.bar} aria-hidden="true">
      <span className={`edged ${styles.band}`} style={{ left: percent(from), width: percent(to - from) }} />
      {dots.map(({ at, isHollow = false }) => (
        <span key={at} className={isHollow ? styles.hollow : styles.dot} style={{ left: percent(at) }} />
      ))}
    </div>
  );
}
