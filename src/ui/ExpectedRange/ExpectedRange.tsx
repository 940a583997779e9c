import * as styles from './ExpectedRange.module.css';
import { type Band, scalePositions } from './rangeGeometry';

/** A value on a scale with the band it was expected in. A drawing alone: the numbers have to stand beside it. */
export function ExpectedRange(band: Band) {
  const { from, to, expected, actual } = scalePositions(band);
  return (
    <div className={styles.scale} aria-hidden="true">
      <span className={styles.band} style={{ left: `${from}%`, right: `${100 - to}%` }} />
      <span className={styles.expected} style={{ left: `${expected}%` }} />
      <span className={styles.actual} style={{ left: `${actual}%` }}>
        ◆
      </span>
    </div>
  );
}
