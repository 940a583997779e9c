import { type Market, type Range, RIGGED } from '@simulation/engine';
import {
  resultDistribution,
  roundStepFrom,
  SumDistribution,
  tradeCountMoments,
} from '@simulation/engine/statistics';

/** A part of the scale of values, in cents. */
export type View = { readonly lowest: number; readonly highest: number };

/** Where runs end: bars of one width in cents, the longest of which has about `peak` of all runs. */
export type BarScale = { readonly width: number; readonly peak: number };

/** Standard deviations on either side of the mean: one run in 2,000 ends beyond. */
const REACH = 3.5;

/** Free space above the rigged runs, as a part of their height. */
const HEADROOM = 0.05;

/**
 * The scale of a stage. It follows from market, range of costs and time alone: nothing but a hand moves the lines, and
 * it stands before a run is played.
 *
 * @param free the market beside the rigged one, without a cost
 * @param costs in cents
 * @param duration simulated ms
 */
export function stageScale(free: Market, costs: Range, duration: number) {
  const sumsIn = (market: Market) =>
    new SumDistribution(resultDistribution(market), tradeCountMoments(duration));
  const sums = { rigged: sumsIn(RIGGED), free: sumsIn(free) };
  const dearest = 'cost' in free ? sumsIn({ ...free, cost: costs.to }) : sums.free;
  const near = {
    lowest: Math.min(0, dearest.mean - REACH * dearest.deviation),
    highest: Math.max(0, sums.free.mean + REACH * sums.free.deviation),
  };
  const top = sums.rigged.mean + REACH * sums.rigged.deviation;
  /** Both markets on one scale, or the one that a hand is on. */
  const views = {
    near,
    both: { lowest: near.lowest, highest: Math.max(near.highest, top * (1 + HEADROOM)) },
  };
  return { views, bars: { rigged: barScale(sums.rigged), other: barScale(sums.free) } };
}

/**
 * Four bars to a standard deviation at most; a normal distribution has the density 1 / (deviation * sqrt(2 pi)) at its
 * mean.
 */
function barScale({ deviation }: SumDistribution): BarScale {
  const width = roundStepFrom(Math.max(1, deviation / 4));
  return { width, peak: width / (deviation * Math.sqrt(2 * Math.PI)) };
}

/** How many ends are above `from` and at most `from + width`. Zero is an edge, and no gain. */
export function barsOf(ends: Int32Array, { width }: BarScale): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const end of ends) {
    const from = Math.floor((end - 1) / width) * width;
    counts.set(from, (counts.get(from) ?? 0) + 1);
  }
  return counts;
}

/** About so many values are written at the scale. */
const TICKS = 5;

/** A value at the scale is a whole number of these, so that it needs no decimals. */
const UNIT_CENTS = 100;

/** Round values on the scale: 1, 2 or 5 times a power of ten apart, zero among them. */
export function valueTicks({ lowest, highest }: View): readonly number[] {
  const step = roundStepFrom(Math.max(UNIT_CENTS, (highest - lowest) / TICKS));
  const first = Math.ceil(lowest / step);
  const last = Math.floor(highest / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step + 0); // no -0
}

/** The least distance between two names, as a part of the height. */
const APART = 0.28;
/** How near a name may come to the top or the bottom. */
const EDGE = 0.1;

/**
 * Heights of names beside the values that they stand for, from 0 to 1: none over another, at most four.
 *
 * @param cents in any order
 * @returns in the same order
 */
export function placeNames(cents: readonly number[], { lowest, highest }: View): readonly number[] {
  const downwards = cents
    .map((value, index) => ({ value, index, at: (value - lowest) / (highest - lowest) }))
    .sort((one, other) => other.value - one.value);
  let above = 1 - EDGE + APART;
  for (const name of downwards) above = name.at = Math.min(name.at, above - APART);
  let below = EDGE - APART;
  for (const name of downwards.toReversed()) below = name.at = Math.max(name.at, below + APART);
  return downwards.sort((one, other) => one.index - other.index).map(({ at }) => at);
}
