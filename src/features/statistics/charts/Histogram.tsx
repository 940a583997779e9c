import type { HistogramBar } from '../../../engine/runs/runsResult';
import * as styles from './Histogram.module.css';
import { HISTOGRAM, histogramPaths } from './histogramGeometry';

type HistogramProps = {
  bars: readonly HistogramBar[];
  /** Below the drawing, from left to right, evenly spaced. */
  ticks: readonly string[];
};

/** Counts as hatched bars, and expected counts as a line. A drawing: the numbers belong beside it. */
export function Histogram({ bars, ticks }: HistogramProps) {
  const { lines, outlines, expectation } = histogramPaths(bars);
  return (
    <div aria-hidden="true">
      <svg
        className={styles.histogram}
        viewBox={`0 0 ${HISTOGRAM.width} ${HISTOGRAM.height}`}
        preserveAspectRatio="none"
      >
        <path d={lines} className={styles.lines} />
        <path d={outlines} />
        <path d={expectation} className={styles.expected} />
      </svg>
      <p className={`remark ${styles.ticks}`}>
        {ticks.map((tick) => (
          <span key={tick}>{tick}</span>
        ))}
      </p>
    </div>
  );
}
