import { MOMENTS, type Variant } from './experiment';
import type { Outcome } from './runsResult';

/** Outcomes of neighboring runs in one market, in order of their numbers. */
type MarketBatch = {
  /** 61 for each run: its change at each moment. */
  readonly changes: Int32Array<ArrayBuffer>;
  readonly wins: Int32Array<ArrayBuffer>;
  readonly lowest: Int32Array<ArrayBuffer>;
  readonly highest: Int32Array<ArrayBuffer>;
  /** NaN where the test needs more trades. */
  readonly p: Float64Array<ArrayBuffer>;
};

/** Neighboring runs as a worker hands them over. Cents fit into 32 bits: a day has at most 86,400 trades of 22.00. */
export type RunsBatch = Readonly<Record<Variant, MarketBatch>> & {
  /** The number of the first run, from 1. */
  readonly first: number;
  /** For each run; the same in both markets. */
  readonly trades: Int32Array<ArrayBuffer>;
};

export function emptyBatch(first: number, runs: number): RunsBatch {
  return { first, trades: new Int32Array(runs), rigged: emptyMarket(runs), fair: emptyMarket(runs) };
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
export function transferables({ trades, rigged, fair }: RunsBatch): ArrayBuffer[] {
  return [trades, ...Object.values(rigged), ...Object.values(fair)].map(({ buffer }) => buffer);
}

/**
 * The outcome of a run of the batch.
 *
 * @param place from 0
 */
export function outcomeAt(batch: RunsBatch, variant: Variant, place: number): Outcome {
  const { changes, wins, lowest, highest, p } = batch[variant];
  const probability = valueAt(p, place);
  return {
    change: valueAt(changes, place * MOMENTS + MOMENTS - 1),
    trades: valueAt(batch.trades, place),
    wins: valueAt(wins, place),
    lowest: valueAt(lowest, place),
    highest: valueAt(highest, place),
    p: Number.isNaN(probability) ? null : probability,
  };
}

export function valueAt(values: Int32Array | Float64Array, index: number): number {
  const value = values[index];
  if (value === undefined) throw new RangeError(`There is no value ${index} of ${values.length}.`);
  return value;
}
