import {
  type Cents,
  cents,
  createMarket,
  finish,
  MARKET_NAMES,
  type Market,
  marketOf,
  type Range,
  RIGGED,
  type Run,
} from '@simulation/engine';
import { type Experiment, endsOf, lessCost, playRuns, type RunsTable } from '@simulation/engine/runs';
import { resultDistribution } from '@simulation/engine/statistics';
import type { Layer } from './paintRuns';
import { type BarScale, barsOf } from './stageScale';

/** What a hand can tell apart, in cents. A link may have any cost. */
const NEAR_COSTS: Range = { from: 0, to: 1_00 };
const ALL_COSTS: Range = { from: 0, to: 10_00 };

/** The markets that can stand beside the rigged one: that of the page as it is, the others as usual. */
export const stageMarkets = (run: Run): readonly Market[] =>
  MARKET_NAMES.filter((name) => name !== RIGGED.name).map((name) =>
    marketOf(run).name === name ? marketOf(run) : createMarket(name),
  );

/** In cents; 0 in a market that has none. */
export const costIn = (market: Market): Cents => cents('cost' in market ? market.cost : 0);

/** A market at another cost; as it is where it has none. */
export const atCost = (market: Market, cost: number): Market =>
  'cost' in market ? { ...market, cost } : market;

/** The costs that a hand can choose from, of a market as the page opened it. */
export const costsFor = (market: Market): Range => (costIn(market) > NEAR_COSTS.to ? ALL_COSTS : NEAR_COSTS);

/**
 * How many of the trades would have to win, so that a trade brings as much on average as in the rigged market: p * gain +
 * (1 - p) * loss = m, by the mean size m. More than all of them with any cost. Rounded up to tenths of a percent.
 */
export function keepUpShare(market: Market): number {
  const { branches } = resultDistribution(market);
  const meanOf = (sign: 1 | -1) => {
    const meant = branches.filter(({ times }) => Math.sign(times) === sign);
    const all = meant.reduce((sum, { share }) => sum + share, 0);
    return meant.reduce((sum, { share, times, plus }) => sum + share * (times * MEAN_SIZE + plus), 0) / all;
  };
  const [gain, loss] = [meanOf(1), meanOf(-1)];
  return Math.ceil((1_000 * (MEAN_SIZE - loss)) / (gain - loss) - 1e-6) / 1_000;
}

const MEAN_SIZE = resultDistribution(RIGGED).mean;

/** Runs of both markets, 61 values for each, played without a cost: at any other the changes follow. */
export type StageRuns = {
  readonly experiment: Experiment;
  readonly done: number;
  readonly rigged: ChangesOfRuns;
  readonly other: ChangesOfRuns;
  readonly trades: ChangesOfRuns;
};

/** Of the runs played so far, and of the run of the seed itself. */
type ChangesOfRuns = { readonly all: Int32Array; readonly own: Int32Array };

/** Copies what a stage needs of many runs. */
export function* computeStageRuns(table: RunsTable): Generator<void, StageRuns, undefined> {
  const { experiment, markets } = table;
  const { tradesAt, markets: own } = finish(playRuns(experiment, markets, { first: 0, runs: 1 }));
  yield; // meanwhile more runs may be added: what follows is about the same ones
  const changes = (place: 0 | 1) => ({
    all: table.playedChanges(place),
    own: own[place]?.changes ?? new Int32Array(),
  });
  return {
    experiment,
    done: table.done,
    rigged: changes(0),
    other: changes(1),
    trades: { all: table.playedTrades(), own: tradesAt },
  };
}

/** What a stage shows and says of one market. */
export type StageMarket = { readonly ahead: number; readonly median: Cents; readonly layer: Layer };

export function onStage(
  { all, own }: ChangesOfRuns,
  trades: ChangesOfRuns,
  cost: Cents,
  scale: BarScale,
): StageMarket {
  const changes = cost === 0 ? all : lessCost(all, trades.all, cost);
  const ends = endsOf(changes);
  return {
    ahead: ends.reduce((sum, end) => sum + (end > 0 ? 1 : 0), 0),
    // By nearest rank, as everywhere.
    median: cents(ends[Math.ceil(ends.length / 2) - 1] ?? 0),
    layer: {
      changes,
      own: lessCost(own, trades.own, cost),
      ends: { bars: barsOf(ends, scale), runs: ends.length, scale },
    },
  };
}
