import { formatCount } from '@simulation/engine/format';
import type { HistogramBar } from '@simulation/engine/runs';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../store/react/language';
import { percent } from '../../shared/EquityCurve/valueScale';
import * as styles from './Chart.module.css';
import { countTicks, HISTOGRAM, histogramPaths } from './histogramGeometry';

type HistogramProps = {
  bars: readonly HistogramBar[];
  /** What is counted: the name of the vertical axis. */
  counted: string;
  /** The horizontal axis, below the drawing. */
  children: ReactNode;
};

/**
 * Counts as bars, and expected counts as a line. At the left the vertical axis: its name above, and round counts at their
 * heights. A drawing: the numbers belong beside it.
 */
export function Histogram({ bars, counted, children }: HistogramProps) {
  const { locale } = useLanguage();
  const counts = countTicks(bars);
  const { outlines, expected } = histogramPaths(bars);
  return (
    <div className={styles.axes} aria-hidden="true">
      <p className={`remark ${styles.name}`}>{counted}</p>
      <div className={`axis ${styles.scale}`}>
        {counts.map(({ count, height }) => (
          <span key={count} style={{ bottom: percent(height) }}>
            {formatCount(count, locale)}
          </span>
        ))}
      </div>
      <div className={styles.plot}>
        <svg
          className={styles.histogram}
          viewBox={`0 0 ${HISTOGRAM.width} ${HISTOGRAM.height}`}
          preserveAspectRatio="none"
        >
          <path className={styles.bars} d={outlines} />
          <path d={expected} strokeWidth={2} strokeDasharray="7 4" />
        </svg>
        {children}
      </div>
    </div>
  );
}
