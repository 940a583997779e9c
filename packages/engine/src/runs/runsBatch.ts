import type { Market } from '../markets';
import { cents } from '../money';
import { MOMENTS } from './experiment';
import type { Outcome } from './runsResult';

/** Outcomes of neighboring runs in one market, in order of their numbers. */
export type MarketBatch = {
  /** 61 for each run: its change at each moment. */
  readonly changes: Int32Array<ArrayBuffer>;
  readonly wins: Int32Array<ArrayBuffer>;
  readonly lowest: Int32Array<ArrayBuffer>;
  readonly highest: Int32Array<ArrayBuffer>;
  /** NaN where the test needs more trades. */
  readonly p: Float64Array<ArrayBuffer>;
};

/**
 * Neighboring runs as a worker hands them over. Cents fit into 32 bits: of the rarest market of ten days half of them.
 */
export type RunsBatch = {
  /** The number of the first run, from 1. */
  readonly first: number;
  /** For each run; the same in both markets. */
  readonly trades: Int32Array<ArrayBuffer>;
  /** 61 for each run: its trades up to each moment, the same in both markets. */
  readonly tradesAt: Int32Array<ArrayBuffer>;
  /** In the order in which the markets were asked for. */
  readonly markets: readonly MarketBatch[];
};

export function emptyBatch(markets: readonly Market[], first: number, runs: number): RunsBatch {
  return {
    first,
    trades: new Int32Array(runs),
    tradesAt: new Int32Array(runs * MOMENTS),
    markets: markets.map(() => emptyMarket(runs)),
  };
}

function emptyMarket(runs: number): MarketBatch {
  return {
    changes: new Int32Array(runs * MOMENTS),
    wins: new Int32Array(runs),
    lowest: new Int32Array(runs),
    highest: new Int32Array(runs),
    p: new Float64Array(runs),
  };
}

/** The memory of a batch, which a worker hands over instead of copying it. */
export function transferables({ trades, tradesAt, markets }: RunsBatch): ArrayBuffer[] {
  return [trades, tradesAt, ...markets.flatMap((market) => Object.values(market))].map(
    ({ buffer }) => buffer,
  );
}

/** @param index of the market, from 0 */
export function marketBatch({ markets }: RunsBatch, index: number): MarketBatch {
  const batch = markets[index];
  if (batch === undefined) throw new RangeError(`There is no market ${index} of ${markets.length}.`);
  return batch;
}

/**
 * The outcome of a run of the batch.
 *
 * @param index of the market, from 0
 * @param place of the run, from 0
 */
export function outcomeAt(batch: RunsBatch, index: number, place: number): Outcome {
  const { changes, wins, lowest, highest, p } = marketBatch(batch, index);
  const probability = valueAt(p, place);
  return {
    change: cents(valueAt(changes, place * MOMENTS + MOMENTS - 1)),
    trades: valueAt(batch.trades, place),
    wins: valueAt(wins, place),
    lowest: cents(valueAt(lowest, place)),
    highest: cents(valueAt(highest, place)),
    p: Number.isNaN(probability) ? null : probability,
  };
}

export function valueAt(values: Int32Array | Float64Array, index: number): number {
  const value = values[index];
  if (value === undefined) throw new RangeError(`There is no value ${index} of ${values.length}.`);
  return value;
}
