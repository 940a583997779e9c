import * as styles from './ExpectedRange.module.css';
import { type RangeValues, scalePositions } from './rangeGeometry';

/** A value on a scale with the range that it was expected in. A drawing: the numbers belong beside it. */
export function ExpectedRange(range: RangeValues) {
  const { from, to, expected, actual } = scalePositions(range);
  return (
    <div className={styles.scale} aria-hidden="true">
      <span className={styles.range} style={{ left: `${from}%`, right: `${100 - to}%` }} />
      <span className={styles.expected} style={{ left: `${expected}%` }} />
      <span className={styles.actual} style={{ left: `${actual}%` }}>
        ◆
      </span>
    </div>
  );
}
