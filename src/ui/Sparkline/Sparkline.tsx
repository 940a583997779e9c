import * as styles from './Sparkline.module.css';

type SparklineProps = {
  /** 0 or more, one per step. */
  values: readonly number[];
  /** Number of steps across the chart. */
  steps: number;
  /** The value at the top of the chart, more than 0. */
  max: number;
  /** All values, for screen readers. */
  spoken: string;
};

const HEIGHT = 100;

/** A small line chart beside a figure. */
export function Sparkline({ values, steps, max, spoken }: SparklineProps) {
  const line = values.map((value, step) => `L${step} ${HEIGHT - Math.round((value * HEIGHT) / max)}`);
  return (
    <svg
      role="img"
      aria-label={spoken}
      className={styles.line}
      viewBox={`0 0 ${steps} ${HEIGHT}`}
      preserveAspectRatio="none"
    >
      <path className={styles.base} d={`M0 ${HEIGHT}H${steps}`} />
      <path d={`M0 ${HEIGHT}${line.join('')}`} />
    </svg>
  );
}
