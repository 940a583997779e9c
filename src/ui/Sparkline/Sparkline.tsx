import * as styles from './Sparkline.module.css';

type SparklineProps = {
  /** From 0 upward, one a step. */
  values: readonly number[];
  /** Steps from one end of the box to the other. */
  places: number;
  /** What the top of the box stands for, more than 0. */
  most: number;
  /** All values in words. */
  spoken: string;
};

const HEIGHT = 100;

/** A small line beside a figure. */
export function Sparkline({ values, places, most, spoken }: SparklineProps) {
  const line = values.map((value, place) => `L${place} ${HEIGHT - Math.round((value * HEIGHT) / most)}`);
  return (
    <svg
      role="img"
      aria-label={spoken}
      className={styles.line}
      viewBox={`0 0 ${places} ${HEIGHT}`}
      preserveAspectRatio="none"
    >
      <path className={styles.base} d={`M0 ${HEIGHT}H${places}`} />
      <path d={`M0 ${HEIGHT}${line.join('')}`} />
    </svg>
  );
}
