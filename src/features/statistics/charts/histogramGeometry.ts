import type { HistogramBar, NormalCurve } from '../../../engine/runs/runsResult';

/** The view box. Its width is stretched to the place, its height is not. */
export const HISTOGRAM = { width: 1_000, height: 160 };

/** Free space above the tallest bar, as a part of the height. */
const HEADROOM = 0.06;
/** Between the hatching lines of a bar. */
const LINE_STEP = 4;
/** Free space on both sides of a bar. */
const GAP = 4;

const round = (value: number) => Math.round(value * 10) / 10;

/** Where values and counts are in the view box: values from left to right, counts from the bottom up. */
function scaleOf(bars: readonly HistogramBar[], peak: number) {
  const first = bars[0]?.from ?? 0;
  const span = (bars.at(-1)?.to ?? 1) - first;
  const most = Math.max(1e-9, peak, ...bars.map(({ count, expected }) => Math.max(count, expected)));
  return {
    x: (value: number) => round(((value - first) / span) * HISTOGRAM.width),
    y: (value: number) => round(HISTOGRAM.height * (1 - (value / most) * (1 - HEADROOM))),
  };
}

/**
 * SVG paths of a histogram: the hatching of the bars, their outlines, and the line of expected counts. Values are on one
 * linear scale, so that a gap between bars remains a gap.
 *
 * @param bars in order, not empty; counts and expectations of 0 or more
 * @param peak what the scale reaches at least: the peak of a curve that is drawn over the bars
 */
export function histogramPaths(bars: readonly HistogramBar[], peak = 0) {
  const { x, y } = scaleOf(bars, peak);
  let lines = '';
  let outlines = '';
  let expectation = '';
  for (const [at, { from, to, count, expected }] of bars.entries()) {
    const next = bars[at + 1]?.from ?? to;
    // Whole values: a bar reaches up to where its neighbor begins, if it has one.
    const end = next - to <= 1 ? next : to;
    const [left, right, top] = [x(from) + GAP, x(end) - GAP, y(count)];
    if (count > 0) {
      outlines += `M${left} ${HISTOGRAM.height}V${top}H${right}V${HISTOGRAM.height}`;
      for (let line = HISTOGRAM.height - LINE_STEP; line > top; line -= LINE_STEP) {
        lines += `M${left} ${line}H${right}`;
      }
    }
    const joined = at > 0 && from - (bars[at - 1]?.to ?? 0) <= 1;
    expectation += `${joined ? 'V' : `M${x(from)} `}${y(expected)}H${x(end)}`;
  }
  return { lines, outlines, expectation };
}

/** Enough for a smooth line. */
const CURVE_POINTS = 96;

/** The count at the mean of a normal curve that has as many values as the bars. */
export function peakOf(bars: readonly HistogramBar[], { deviation }: NormalCurve): number {
  const width = bars[0] === undefined ? 0 : bars[0].to - bars[0].from + 1;
  const runs = bars.reduce((sum, { count }) => sum + count, 0);
  return (runs * width) / (deviation * Math.sqrt(2 * Math.PI));
}

/**
 * The SVG path of a normal curve over a histogram: as many values as the bars count, spread normally.
 *
 * @param bars in order, all of one width
 */
export function normalPath(bars: readonly HistogramBar[], normal: NormalCurve): string {
  const [first] = bars;
  const last = bars.at(-1);
  if (first === undefined || last === undefined) return '';
  const { mean, deviation } = normal;
  const peak = peakOf(bars, normal);
  const { x, y } = scaleOf(bars, peak);
  return Array.from({ length: CURVE_POINTS + 1 }, (_, index) => {
    const value = first.from + ((last.to - first.from) * index) / CURVE_POINTS;
    const height = peak * Math.exp(-0.5 * ((value - mean) / deviation) ** 2);
    return `${index === 0 ? 'M' : 'L'}${x(value)} ${y(height)}`;
  }).join('');
}

/** How far to the right a value is, 0 to 1; null outside of the bars. */
export function positionOf(value: number, bars: readonly HistogramBar[]): number | null {
  const part = scaleOf(bars, 0).x(value) / HISTOGRAM.width;
  return part >= 0 && part <= 1 ? part : null;
}
