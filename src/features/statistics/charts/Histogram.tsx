import type { ReactNode } from 'react';
import type { HistogramBar, NormalCurve } from '../../../engine/runs/runsResult';
import { formatCount } from '../../../format';
import { formatWholeMoney } from '../../../format/formatExact';
import { useLanguage } from '../../../store/react/language';
import { percent, valueTicks } from '../../shared/EquityCurve/valueScale';
import * as styles from './Histogram.module.css';
import { countTicks, HISTOGRAM, histogramPaths, positionOf } from './histogramGeometry';

type HistogramProps = Pick<DrawingProps, 'bars' | 'counted'> & {
  /** Below the drawing, from left to right, evenly spaced. */
  ticks: readonly string[];
};

/** Counts as hatched bars, and expected counts as a line. A drawing: the numbers belong beside it. */
export function Histogram({ bars, ticks, counted }: HistogramProps) {
  return (
    <Drawing bars={bars} counted={counted}>
      <p className={`remark ${styles.ticks}`}>
        {ticks.map((tick) => (
          <span key={tick}>{tick}</span>
        ))}
      </p>
    </Drawing>
  );
}

type NormalHistogramProps = DrawingProps & {
  /** All of one width. */
  bars: readonly HistogramBar[];
  normal: NormalCurve;
  /** Marked with a diamond; undefined where there is none. */
  marked: number | undefined;
};

/** About as many values are written below: each takes much width. */
const TICKS = 3;

/** A text nearer to an end than this part of the width would stand out. */
const EDGE = 0.08;

/** Counts as hatched bars, and the normal curve that they should follow. A drawing: the numbers belong beside it. */
export function NormalHistogram({ marked, ...drawing }: NormalHistogramProps) {
  const { bars } = drawing;
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
    <Drawing {...drawing}>
      {marked !== undefined && textAt(marked, '◆', 0)}
      <p className={styles.values}>
        {ticks.map((value) => textAt(value, formatWholeMoney(value, locale), EDGE))}
      </p>
    </Drawing>
  );
}

type DrawingProps = {
  bars: readonly HistogramBar[];
  /** What is counted: the name of the vertical axis. */
  counted: string;
  /** The line; without it, that of the expected counts. */
  normal?: NormalCurve;
  /** Whether the expected counts are drawn beside the normal curve too, as steps: where that is only near. */
  isExact?: boolean;
};

/** The bars with the vertical axis at their left: its name above, and round counts at their heights. */
function Drawing({
  bars,
  counted,
  normal,
  isExact = false,
  children,
}: DrawingProps & { children: ReactNode }) {
  const { locale } = useLanguage();
  const counts = countTicks(bars, normal);
  const { lines, outlines, expectation, steps } = histogramPaths(bars, normal);
  return (
    <div className={normal ? `${styles.axes} ${styles.low}` : styles.axes} aria-hidden="true">
      <p className={`remark ${styles.counted}`}>{counted}</p>
      <div className={styles.counts}>
        <span className={styles.widest}>{formatCount(counts.at(-1)?.count ?? 0, locale)}</span>
        {counts.map(({ count, height }) => (
          <span key={count} style={{ bottom: percent(height) }}>
            {formatCount(count, locale)}
          </span>
        ))}
      </div>
      <div className={styles.drawn}>
        <svg
          className={styles.histogram}
          viewBox={`0 0 ${HISTOGRAM.width} ${HISTOGRAM.height}`}
          preserveAspectRatio="none"
        >
          <path d={lines} opacity={0.45} />
          <path d={outlines} />
          <path d={expectation} strokeWidth={2} strokeDasharray="7 4" />
          {isExact && <path d={steps} strokeWidth={2} opacity={0.7} />}
        </svg>
        {children}
      </div>
    </div>
  );
}
