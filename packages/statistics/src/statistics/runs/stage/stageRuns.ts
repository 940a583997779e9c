import {
  type Cents,
  cents,
  createMarket,
  finish,
  MARKET_NAMES,
  type Market,
  type MarketName,
  RIGGED,
  type Run,
} from '@simulation/engine';
import {
  changeHistogram,
  type Experiment,
  endsOf,
  lessCost,
  MOMENTS,
  nearestRank,
  playRuns,
  RUN_COUNTS,
  type RunsTable,
} from '@simulation/engine/runs';
import type { SumDistribution } from '@simulation/engine/statistics';
import type { Layer } from './paintRuns';

/** Runs in each market. */
export const [, COUNT] = RUN_COUNTS;

/** What can stand beside the rigged market. */
export const BESIDE = MARKET_NAMES.filter((name) => name !== RIGGED.name);

/** That of the page as it is; another as usual. */
export const marketBeside = ({ market }: Run, name: MarketName): Market =>
  market?.name === name ? market : createMarket(name);

/** In cents; 0 in a market that has none. */
export const costIn = (market: Market): Cents => cents('cost' in market ? market.cost : 0);

/** A market at another cost; as it is where none is given, and where it has none. */
export const atCost = (market: Market, cost: number | undefined): Market =>
  'cost' in market && cost !== undefined ? { ...market, cost } : market;

/** The highest cost that a hand can choose, in cents: what it can tell apart, or all where a link has more. */
export const maxCostOf = (opened: Market): number => (costIn(opened) > 1_00 ? 10_00 : 1_00);

/** Runs of both markets, played without a cost: at any other the changes follow. */
export type StageRuns = {
  readonly experiment: Experiment;
  /** Played so far. */
  readonly done: number;
  /** 61 values for each run, the first of which is that of the seed itself. */
  readonly rigged: Int32Array;
  readonly other: Int32Array;
  readonly trades: Int32Array;
};

/** Copies what a stage needs of many runs. */
export function* computeStageRuns(table: RunsTable): Generator<void, StageRuns, undefined> {
  const { experiment, markets } = table;
  const own = finish(playRuns(experiment, markets, { first: 0, runs: 1 }));
  const behindOwn = (first: Int32Array = new Int32Array(), played: Int32Array) => {
    const all = new Int32Array(first.length + played.length);
    all.set(first);
    all.set(played, first.length);
    return all;
  };
  yield; // meanwhile more runs may be added: what follows is about the same ones
  return {
    experiment,
    done: table.done,
    rigged: behindOwn(own.markets[0]?.changes, table.playedChanges(0)),
    other: behindOwn(own.markets[1]?.changes, table.playedChanges(1)),
    trades: behindOwn(own.tradesAt, table.playedTrades()),
  };
}

/** What a stage shows and says of one market. */
export type StageMarket = { readonly ahead: number; readonly median: Cents; readonly layer: Layer };

/**
 * @param cost of a trade, in cents
 * @param sums the distribution of its ends without a cost, by which they are drawn alike at every cost
 */
export function onStage(
  changes: Int32Array,
  trades: Int32Array,
  cost: number,
  sums: SumDistribution,
): StageMarket {
  const left = cost === 0 ? changes : lessCost(changes, trades, cents(cost));
  const ends = endsOf(left.subarray(MOMENTS));
  return {
    ahead: ends.reduce((sum, end) => sum + (end > 0 ? 1 : 0), 0),
    median: nearestRank(ends, 50),
    layer: { changes: left, ends: changeHistogram(ends, sums) },
  };
}
