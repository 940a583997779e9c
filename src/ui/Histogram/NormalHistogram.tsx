import * as styles from './Histogram.module.css';
import {
  HISTOGRAM,
  type HistogramBar,
  histogramPaths,
  type NormalCurve,
  normalPath,
  positionOf,
} from './histogramGeometry';

type NormalHistogramProps = {
  /** All of one width. */
  bars: readonly HistogramBar[];
  normal: NormalCurve;
  /** Below the drawing, each at its value. */
  ticks: readonly { readonly value: number; readonly text: string }[];
  /** Marked with a diamond; undefined where there is none. */
  marked: number | undefined;
};

/** Counts as hatched bars, and the normal curve that they should follow. A drawing: the numbers belong beside it. */
export function NormalHistogram({ bars, normal, ticks, marked }: NormalHistogramProps) {
  const { lines, outlines } = histogramPaths(bars);
  const place = (value: number) => {
    const part = positionOf(value, bars);
    return part === null ? undefined : { left: `${(100 * part).toFixed(2)}%` };
  };
  const markedPlace = marked === undefined ? undefined : place(marked);
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
        {markedPlace && (
          <span className={styles.marked} style={markedPlace}>
            ◆
          </span>
        )}
      </div>
      <p className={styles.values}>
        {ticks.map(({ value, text }) => (
          <span key={value} style={place(value)}>
            {text}
          </span>
        ))}
      </p>
    </div>
  );
}
