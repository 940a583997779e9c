import * as styles from './BarChart.module.css';

/** Width of a bar with its gap, and without, in units of the view box, which is stretched to its place. */
const SLOT_WIDTH = 10;
const BAR_WIDTH = 5;

type BarChartProps = {
  caption: string;
  /** All values, for screen readers. */
  spoken: string;
  /** Oldest first, 0 or more; the latest is on the right. */
  values: readonly number[];
  /** Number of bars that there is room for. */
  slots: number;
  /** The value of a full bar; a larger value extends the scale. */
  max: number;
};

/** A small bar chart, the latest bar emphasized. */
export function BarChart({ caption, spoken, values, slots, max }: BarChartProps) {
  const scale = Math.max(max, ...values);
  const free = slots - values.length;
  const bar = (value: number, index: number) =>
    `M${(free + index) * SLOT_WIDTH} ${scale}v${-value}h${BAR_WIDTH}v${value}z`;
  return (
    <div className={styles.bars}>
      <p aria-hidden="true">{caption}</p>
      <svg
        role="img"
        aria-label={spoken}
        viewBox={`0 0 ${(slots - 1) * SLOT_WIDTH + BAR_WIDTH} ${scale}`}
        preserveAspectRatio="none"
        className={styles.picture}
      >
        <path className={styles.past} d={values.slice(0, -1).map(bar).join('')} />
        <path d={bar(values.at(-1) ?? 0, values.length - 1)} />
      </svg>
    </div>
  );
}
