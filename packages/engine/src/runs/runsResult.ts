import type { Market } from '../markets';
import { type Cents, cents } from '../money';
import type { SumDistribution } from '../statistics/sumDistribution';
import type { Experiment } from './experiment';

/** The outcome of one run in one market. */
export type Outcome = {
  /** The end total less the start amount. */
  readonly change: Cents;
  readonly trades: number;
  /** Trades with a gain. */
  readonly wins: number;
  /** The lowest and the highest change at any time; the 0 at the start counts. */
  readonly lowest: Cents;
  readonly highest: Cents;
  /** Of the chi-square test of its results, 0 to 1; null with too few trades for the test. */
  readonly p: number | null;
};

/** The extremes and the quantiles by nearest rank of which a fan is drawn, in percent. */
export const QUANTILES = { lowest: 0, p5: 5, p25: 25, median: 50, p75: 75, p95: 95, highest: 100 } as const;

type Quantile = keyof typeof QUANTILES;

/** How the changes of all runs are spread at one moment; `at` in simulated ms since the start of the run. */
export type FanPoint = { readonly at: number } & Readonly<Record<Quantile, Cents>>;

/** A bar of the histogram of end changes: `from` to `to` whole cents, both included. */
export type HistogramBar = {
  readonly from: Cents;
  readonly to: Cents;
  readonly count: number;
  /** By the exact distribution; not whole. */
  readonly expected: number;
};

/** A run by its number, and its end change. Of equal runs the first. */
export type RankedRun = { readonly k: number; readonly change: Cents };

export type RunsSummary = {
  /** Runs played. */
  readonly done: number;
  /** Runs that end above their start. */
  readonly ahead: number;
  readonly median: Cents;
  readonly best: RankedRun;
  readonly worst: RankedRun;
  /** Runs whose change is in the theoretical 95 % range for their number of trades. */
  readonly inRange: number;
  /** Runs with trades enough for the chi-square test. */
  readonly judged: number;
  /** Of these, runs with a p-value below 0.05. */
  readonly significant: number;
};

/** The runs played so far in one market. */
export type MarketRuns = {
  readonly market: Market;
  /** 61 moments, evenly spaced from 0 to the duration. */
  readonly fan: readonly FanPoint[];
  /** Neighboring bars of one width; every run is in one. */
  readonly histogram: readonly HistogramBar[];
  /** The exact distribution of the end changes. */
  readonly sums: SumDistribution;
  readonly summary: RunsSummary;
  /**
   * @param k from 1 to the number of runs asked for
   * @returns null for a run that is not played yet
   */
  readonly outcome: (k: number) => Outcome | null;
  /** The 61 changes of run `k` at the moments of the fan; null for a run that is not played yet. */
  readonly changes: (k: number) => readonly Cents[] | null;
};

/** The result of an experiment so far: at least one run, and all of them at the end. */
export type RunsResult = {
  readonly experiment: Experiment;
  /** The rigged feed and the market that it is compared with. */
  readonly markets: readonly [rigged: MarketRuns, other: MarketRuns];
  /** Runs played, 1 to `experiment.count`. */
  readonly done: number;
};

/**
 * A quantile by the nearest rank: the smallest value that at least `percent` of all values do not exceed. It is always
 * one of the values, so whole cents stay whole cents. The median of an even number of values is the lower of the middle
 * two.
 *
 * @param sorted ascending, not empty
 * @param percent whole, 0 to 100; 0 is the smallest value
 */
export function nearestRank(sorted: Int32Array, percent: number): Cents {
  return cents(sorted[Math.max(1, rankOf(percent * 10, sorted.length)) - 1] ?? Number.NaN);
}

/**
 * The nearest rank, from 1.
 *
 * @param thousandths whole, 1 to 1,000
 * @param count of all values, at most 10^9
 */
export function rankOf(thousandths: number, count: number): number {
  return Math.ceil((thousandths * count) / 1_000);
}
