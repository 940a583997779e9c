import type { HistogramBar } from '@simulation/engine/runs';
import { roundStepFrom, type SumDistribution } from '@simulation/engine/statistics';

/** The normal curve that the values of a histogram about follow. */
export type NormalCurve = Pick<SumDistribution, 'mean' | 'deviation'>;

/** The view box. Its width is stretched to the place, its height is not. */
export const HISTOGRAM = { width: 1_000, height: 160 };

/** Free space above the tallest bar, as a part of the height. */
const HEADROOM = 0.06;
/** Free space on both sides of a bar. */
const GAP = 4;

const round = (value: number) => Math.round(value * 10) / 10;

/** Enough for a smooth line. */
const CURVE_POINTS = 96;

/**
 * SVG paths of a histogram: the outlines of the bars, the line of what is expected, and its counts as steps. Values are on one linear scale, so that a gap between bars remains a gap.
 *
 * @param bars in order, not empty; counts and expectations of 0 or more
 * @param normal the line is this curve instead of the expected counts; all bars are of one width then
 */
export function histogramPaths(bars: readonly HistogramBar[], normal?: NormalCurve) {
  const most = mostOf(bars, normal);
  /** From left to right. */
  const x = (value: number) => round(positionOf(value, bars) * HISTOGRAM.width);
  /** From the bottom up. */
  const y = (count: number) => round(HISTOGRAM.height * (1 - (count / most) * (1 - HEADROOM)));
  let outlines = '';
  let counts = '';
  for (const [at, { from, to, count, expected }] of bars.entries()) {
    const next = bars[at + 1]?.from ?? to;
    // Whole values: a bar reaches up to where its neighbor begins, if it has one.
    const end = next - to <= 1 ? next : to;
    const [left, right, top] = [x(from) + GAP, x(end) - GAP, y(count)];
    if (count > 0) {
      outlines += `M${left} ${HISTOGRAM.height}V${top}H${right}V${HISTOGRAM.height}`;
    }
    const joined = at > 0 && from - (bars[at - 1]?.to ?? 0) <= 1;
    counts += `${joined ? 'V' : `M${x(from)} `}${y(expected)}H${x(end)}`;
  }
  const curve = ({ mean, deviation }: NormalCurve) => {
    const { first, span } = scaleOf(bars);
    const peak = peakOf(bars, deviation);
    const points = Array.from({ length: CURVE_POINTS + 1 }, (_, index) => {
      const value = first + (span * index) / CURVE_POINTS;
      return `${x(value)} ${y(peak * Math.exp(-0.5 * ((value - mean) / deviation) ** 2))}`;
    });
    return `M${points.join('L')}`;
  };
  return { outlines, expectation: normal ? curve(normal) : counts, steps: counts };
}

/** Round counts on the vertical axis, with how far up they are: 0 at the base line, 1 at the top of the drawing. */
export function countTicks(bars: readonly HistogramBar[], normal?: NormalCurve) {
  const most = mostOf(bars, normal);
  const step = roundStepFrom(Math.max(1, most / 4));
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => ({
    count: index * step,
    height: ((index * step) / most) * (1 - HEADROOM),
  }));
}

/** The count that reaches to the top, but for the free space. */
function mostOf(bars: readonly HistogramBar[], normal?: NormalCurve): number {
  const peak = normal ? peakOf(bars, normal.deviation) : 0;
  return Math.max(1e-9, peak, ...bars.map(({ count, expected }) => Math.max(count, expected)));
}

/** The count at the mean of a normal curve that has as many values as the bars. */
function peakOf(bars: readonly HistogramBar[], deviation: number): number {
  const width = bars[0] === undefined ? 0 : bars[0].to - bars[0].from + 1;
  const runs = bars.reduce((sum, { count }) => sum + count, 0);
  return (runs * width) / (deviation * Math.sqrt(2 * Math.PI));
}

function scaleOf(bars: readonly HistogramBar[]) {
  const first = bars[0]?.from ?? 0;
  return { first, span: (bars.at(-1)?.to ?? 1) - first };
}

/** How far to the right a value is: 0 to 1 among the bars. */
export function positionOf(value: number, bars: readonly HistogramBar[]): number {
  const { first, span } = scaleOf(bars);
  return (value - first) / span;
}
