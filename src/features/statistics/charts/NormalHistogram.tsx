import type { HistogramBar, NormalCurve } from '../../../engine/runs/runsResult';
import { percent } from '../../shared/EquityCurve/valueScale';
import * as styles from './Histogram.module.css';
import { HISTOGRAM, histogramPaths, normalPath, peakOf, positionOf } from './histogramGeometry';

type NormalHistogramProps = {
  /** All of one width. */
  bars: readonly HistogramBar[];
  normal: NormalCurve;
  /** Below the drawing, each at its value. */
  ticks: readonly { readonly value: number; readonly text: string }[];
  /** Marked with a diamond; undefined where there is none. */
  marked: number | undefined;
};

/** A text nearer to an end than this part of the width would stand out. */
const EDGE = 0.08;

/** Counts as hatched bars, and the normal curve that they should follow. A drawing: the numbers belong beside it. */
export function NormalHistogram({ bars, normal, ticks, marked }: NormalHistogramProps) {
  const { lines, outlines } = histogramPaths(bars, peakOf(bars, normal));
  const markedAt = marked === undefined ? null : positionOf(marked, bars);
  return (
    <div className={styles.normal} aria-hidden="true">
      <div className={styles.plot}>
        <svg
          className={styles.histogram}
          viewBox={`0 0 ${HISTOGRAM.width} ${HISTOGRAM.height}`}
          preserveAspectRatio="none"
        >
          <path d={lines} className={styles.lines} />
          <path d={outlines} />
          <path d={normalPath(bars, normal)} className={styles.expected} />
        </svg>
        {markedAt !== null && (
          <span className={styles.marked} style={{ left: percent(markedAt) }}>
            ◆
          </span>
        )}
      </div>
      <p className={styles.values}>
        {ticks.map(({ value, text }) => {
          const at = positionOf(value, bars);
          return (
            at !== null &&
            Math.min(at, 1 - at) >= EDGE && (
              <span key={value} style={{ left: percent(at) }}>
                {text}
              </span>
            )
          );
        })}
      </p>
    </div>
  );
}
