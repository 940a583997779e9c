import { cents } from '@simulation/engine';
import { formatCount, formatWholeMoney } from '@simulation/engine/format';
import type { HistogramBar } from '@simulation/engine/runs';
import type { SumDistribution } from '@simulation/engine/statistics';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../store/react/language';
import { percent, valueTicks } from '../../shared/EquityCurve/valueScale';
import * as styles from './Chart.module.css';
import { countTicks, HISTOGRAM, histogramPaths, positionOf } from './histogramGeometry';

type HistogramProps = {
  bars: readonly HistogramBar[];
  /** What is counted: the name of the vertical axis. */
  counted: string;
  /**
   * Of bars of one width: the normal curve is the line instead of the expected counts, which are drawn beside it as steps where
   * it is only near.
   */
  sums?: Pick<SumDistribution, 'mean' | 'deviation' | 'isSkewed'>;
};

type NormalHistogramProps = Required<HistogramProps> & {
  /** Marked with a diamond; undefined where there is none. */
  marked: number | undefined;
};

/** About as many values are written below: each takes much width. */
const TICKS = 3;

/** A text nearer to an end than this part of the width would stand out. */
const EDGE = 0.08;

/** Counts as bars, and the normal curve that they should follow. A drawing: the numbers belong beside it. */
export function NormalHistogram({ marked, ...histogram }: NormalHistogramProps) {
  const { bars } = histogram;
  const { locale } = useLanguage();
  const [lowest, highest] = [bars[0]?.from ?? Number.NaN, bars.at(-1)?.to ?? Number.NaN];
  const ticks = valueTicks({ lowest, highest }, TICKS);
  const textAt = (value: number, text: string, edge: number) => {
    const at = positionOf(value, bars);
    return (
      Math.min(at, 1 - at) >= edge && (
        <span key={value} style={{ left: percent(at) }}>
          {text}
        </span>
      )
    );
  };
  return (
    <Histogram {...histogram}>
      {marked !== undefined && textAt(marked, '◆', 0)}
      <p className={`axis ${styles.values}`}>
        {ticks.map((value) => textAt(value, formatWholeMoney(cents(value), locale), EDGE))}
      </p>
    </Histogram>
  );
}

/**
 * Counts as bars, and expected counts as a line. At the left the vertical axis: its name above, and round counts at their
 * heights. A drawing: the numbers belong beside it.
 *
 * @param children the horizontal axis, below the drawing
 */
export function Histogram({ bars, counted, sums, children }: HistogramProps & { children: ReactNode }) {
  const { locale } = useLanguage();
  const counts = countTicks(bars, sums);
  const { outlines, expectation, steps } = histogramPaths(bars, sums);
  return (
    <div className={sums ? `${styles.axes} ${styles.low}` : styles.axes} aria-hidden="true">
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
          <path d={expectation} strokeWidth={2} strokeDasharray="7 4" />
          {sums?.isSkewed && <path d={steps} strokeWidth={2} opacity={0.7} />}
        </svg>
        {children}
      </div>
    </div>
  );
}
