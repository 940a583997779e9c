import * as styles from './BarChart.module.css';

/** Box of one bar, in steps; the picture is stretched to its place. */
const WIDTH = 10;
const BAR = 5;

type BarChartProps = {
  caption: string;
  /** All bars in words. */
  spoken: string;
  /** Oldest first, 0 or more; the latest stands on the right. */
  values: readonly number[];
  /** Room for so many. */
  places: number;
  /** What a full bar stands for; the scale grows when a value is larger. */
  most: number;
};

/** Small bars, the latest in full ink. */
export function BarChart({ caption, spoken, values, places, most }: BarChartProps) {
  const scale = Math.max(most, ...values);
  const free = places - values.length;
  const bar = (value: number, place: number) =>
    `M${(free + place) * WIDTH} ${scale}v${-value}h${BAR}v${value}z`;
  return (
    <div className={styles.bars}>
      <p aria-hidden="true">{caption}</p>
      <svg
        role="img"
        aria-label={spoken}
        viewBox={`0 0 ${places * WIDTH - WIDTH + BAR} ${scale}`}
        preserveAspectRatio="none"
        className={styles.picture}
      >
        <path className={styles.past} d={values.slice(0, -1).map(bar).join('')} />
        <path d={bar(values.at(-1) ?? 0, values.length - 1)} />
      </svg>
    </div>
  );
}
