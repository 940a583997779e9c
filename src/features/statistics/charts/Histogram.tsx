import type { HistogramBar, NormalCurve } from '../../../engine/runs/runsResult';
import { formatCount } from '../../../format';
import { formatWholeMoney } from '../../../format/formatExact';
import { useLanguage } from '../../../store/react/language';
import { percent, valueTicks } from '../../shared/EquityCurve/valueScale';
import * as styles from './Histogram.module.css';
import { countTicks, HISTOGRAM, histogramPaths, positionOf } from './histogramGeometry';

type HistogramProps = {
  bars: readonly HistogramBar[];
  /** Below the drawing, from left to right, evenly spaced. */
  ticks: readonly string[];
  /** What is counted: the name of the vertical axis. */
  counted: string;
};

/** Counts as hatched bars, and expected counts as a line. A drawing: the numbers belong beside it. */
export function Histogram({ bars, ticks, counted }: HistogramProps) {
  return (
    <div className={styles.axes} aria-hidden="true">
      <CountAxis bars={bars} counted={counted} />
      <Picture bars={bars} />
      <p className={`remark ${styles.ticks}`}>
        {ticks.map((tick) => (
          <span key={tick}>{tick}</span>
        ))}
      </p>
    </div>
  );
}

type NormalHistogramProps = {
  /** All of one width. */
  bars: readonly HistogramBar[];
  normal: NormalCurve;
  /** Whether the expected counts are drawn too, as steps: where the normal curve is only near. */
  isExact: boolean;
  /** Marked with a diamond; undefined where there is none. */
  marked: number | undefined;
  /** What is counted: the name of the vertical axis. */
  counted: string;
};

/** About as many values are written below: each takes much width. */
const TICKS = 3;

/** A text nearer to an end than this part of the width would stand out. */
const EDGE = 0.08;

/** Counts as hatched bars, and the normal curve that they should follow. A drawing: the numbers belong beside it. */
export function NormalHistogram({ bars, normal, isExact, marked, counted }: NormalHistogramProps) {
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
    <div className={`${styles.axes} ${styles.low}`} aria-hidden="true">
      <CountAxis bars={bars} normal={normal} counted={counted} />
      <div className={styles.normal}>
        <Picture bars={bars} normal={normal} isExact={isExact} />
        {marked !== undefined && textAt(marked, '◆', 0)}
        <p className={styles.values}>
          {ticks.map((value) => textAt(value, formatWholeMoney(value, locale), EDGE))}
        </p>
      </div>
    </div>
  );
}

type CountAxisProps = { bars: readonly HistogramBar[]; normal?: NormalCurve; counted: string };

/** The vertical axis at the left: its name above, and round counts at their heights. */
function CountAxis({ bars, normal, counted }: CountAxisProps) {
  const { locale } = useLanguage();
  const ticks = countTicks(bars, normal);
  const widest = formatCount(ticks.at(-1)?.count ?? 0, locale);
  return (
    <>
      <p className={`remark ${styles.counted}`}>{counted}</p>
      <div className={styles.counts}>
        <span className={styles.widest}>{widest}</span>
        {ticks.map(({ count, height }) => (
          <span key={count} style={{ bottom: percent(height) }}>
            {formatCount(count, locale)}
          </span>
        ))}
      </div>
    </>
  );
}

type PictureProps = { bars: readonly HistogramBar[]; normal?: NormalCurve; isExact?: boolean };

/** The line is the normal curve, if there is one, or that of the expected counts. */
function Picture({ bars, normal, isExact = false }: PictureProps) {
  const { lines, outlines, expectation, steps } = histogramPaths(bars, normal);
  return (
    <svg
      className={styles.histogram}
      viewBox={`0 0 ${HISTOGRAM.width} ${HISTOGRAM.height}`}
      preserveAspectRatio="none"
    >
      <path d={lines} className={styles.lines} />
      <path d={outlines} />
      <path d={expectation} className={styles.expected} />
      {isExact && <path d={steps} className={styles.exact} />}
    </svg>
  );
}
