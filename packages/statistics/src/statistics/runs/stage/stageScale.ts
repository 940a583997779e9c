import { type Market, RIGGED } from '@simulation/engine';
import { resultDistribution, SumDistribution, tradeCountMoments } from '@simulation/engine/statistics';
import { atCost } from './stageRuns';

/** A part of the scale of values, in cents. */
export type View = { readonly lowest: number; readonly highest: number };

/** Standard deviations on either side of the mean: one run in 2,000 ends beyond. */
const REACH = 3.5;

/**
 * The scale of a stage, and how ends are distributed. It follows from market, highest cost and time alone: nothing but
 * a hand moves the lines, and it stands before a run is played.
 *
 * @param free the market beside the rigged one, without a cost
 * @param maxCost in cents
 * @param duration simulated ms
 */
export function stageScale(free: Market, maxCost: number, duration: number) {
  const sumsIn = (market: Market) =>
    new SumDistribution(resultDistribution(market), tradeCountMoments(duration));
  const reachOf = ({ mean, deviation }: SumDistribution, side: 1 | -1) => mean + side * REACH * deviation;
  const sums = { rigged: sumsIn(RIGGED), other: sumsIn(free) };
  const near = {
    lowest: Math.min(0, reachOf(sumsIn(atCost(free, maxCost)), -1)),
    highest: Math.max(0, reachOf(sums.other, 1)),
  };
  const both = { ...near, highest: Math.max(near.highest, reachOf(sums.rigged, 1)) };
  /** Both markets on one scale, or the one that a hand is on. */
  return { views: { near, both }, sums };
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
