import * as styles from './Histogram.module.css';
import { HISTOGRAM, type HistogramBar, histogramPaths } from './histogramGeometry';

type HistogramProps = {
  bars: readonly HistogramBar[];
  /** Beneath the drawing from left to right, evenly spread. */
  ticks: readonly string[];
};

/** Counts as engraved bars, and what was expected as a line. A drawing alone: what it says has to stand beside it. */
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
      <p className={styles.ticks}>
        {ticks.map((tick) => (
          <span key={tick}>{tick}</span>
        ))}
      </p>
    </div>
  );
}
