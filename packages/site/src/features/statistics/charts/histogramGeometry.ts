import type { HistogramBar } from '@simulation/engine/runs';
import { roundStep } from '../../shared/EquityCurve/valueScale';

/** The view box. Its width is stretched to the place, its height is not. */
export const HISTOGRAM = { width: 1_000, height: 160 };

/** Free space above the tallest bar, as a part of the height. */
const HEADROOM = 0.06;
/** Free space on both sides of a bar. */
const GAP = 4;

const round = (value: number) => Math.round(value * 10) / 10;

/**
 * SVG paths of a histogram: the outlines of the bars, and the expected counts as a line. Values are on one linear scale, so that a
 * gap between bars remains a gap.
 *
 * @param bars in order, not empty; counts and expectations of 0 or more
 */
export function histogramPaths(bars: readonly HistogramBar[]) {
  const most = mostOf(bars);
  /** From left to right. */
  const x = (value: number) => round(positionOf(value, bars) * HISTOGRAM.width);
  /** From the bottom up. */
  const y = (count: number) => round(HISTOGRAM.height * (1 - (count / most) * (1 - HEADROOM)));
  let outlines = '';
  let expectations = '';
  for (const [at, { from, to, count, expected }] of bars.entries()) {
    const next = bars[at + 1]?.from ?? to;
    // Whole values: a bar reaches up to where its neighbor begins, if it has one.
    const end = next - to <= 1 ? next : to;
    const [left, right, top] = [x(from) + GAP, x(end) - GAP, y(count)];
    if (count > 0) {
      outlines += `M${left} ${HISTOGRAM.height}V${top}H${right}V${HISTOGRAM.height}`;
    }
    const joined = at > 0 && from - (bars[at - 1]?.to ?? 0) <= 1;
    expectations += `${joined ? 'V' : `M${x(from)} `}${y(expected)}H${x(end)}`;
  }
  return { outlines, expected: expectations };
}

/** Round counts on the vertical axis, with how far up they are: 0 at the base line, 1 at the top of the drawing. */
export function countTicks(bars: readonly HistogramBar[]) {
  const most = mostOf(bars);
  const step = roundStep(Math.max(1, most / 4));
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => ({
    count: index * step,
    height: ((index * step) / most) * (1 - HEADROOM),
  }));
}

/** The count that reaches to the top, but for the free space. */
function mostOf(bars: readonly HistogramBar[]): number {
  return Math.max(1e-9, ...bars.map(({ count, expected }) => Math.max(count, expected)));
}

/** How far to the right a value is: 0 to 1 among the bars. */
function positionOf(value: number, bars: readonly HistogramBar[]): number {
  const first = bars[0]?.from ?? 0;
  return (value - first) / ((bars.at(-1)?.to ?? 1) - first);
}
