import { type Market, RIGGED, stepOf } from '../markets';
import { createPrng } from '../random/streams';
import { resultDistribution } from '../statistics/resultDistribution';
import { ResultTally } from '../statistics/resultTally';
import { startTrades } from '../tradeGenerator';
import { MEAN_DELAY } from './endDistribution';
import { type Experiment, MOMENTS, momentAt, runSeed, type Series } from './experiment';
import { emptyBatch, marketBatch, type RunsBatch } from './runsBatch';

/** Trades between two yields: less than a millisecond of work. */
const TRADES_PER_STEP = 1_000;

/** Neighboring runs of a series: their numbers from `first`, and how many. */
export type RunsPart = { readonly first: number; readonly runs: number };

/**
 * Plays neighboring runs in several markets at once, since the times and sizes of their trades are the same. The only place
 * where many runs are played: in a worker, on the page and in tests. Yields from time to time, so that it can be done in
 * slices.
 *
 * @param batch memory for the results: a new one, or that of an earlier call for as many runs
 * @returns the batch, once all steps are done
 */
export function* playRuns(
  { run, duration }: Series,
  markets: readonly Market[],
  { first, runs }: RunsPart,
  batch: RunsBatch = emptyBatch(markets, first, runs),
): Generator<void, RunsBatch, undefined> {
  // Tallies are used again for each run: new ones are slower.
  const played = markets.map((market, index) => ({
    step: stepOf(market),
    tally: new ResultTally(resultDistribution(market)),
    outcomes: createPrng('', 'outcomes'),
    batch: marketBatch(batch, index),
  }));
  let sinceYield = 0;
  for (let place = 0; place < runs; place += 1) {
    const seed = runSeed(run.seed, first + place);
    const trades = startTrades({ ...run, seed, market: RIGGED });
    for (const each of played) {
      each.tally.reset();
      each.outcomes = createPrng(seed, 'outcomes');
    }
    let count = 0;
    for (let index = 1; index < MOMENTS; index += 1) {
      const moment = momentAt(duration, index);
      while (trades.nextAt <= moment) {
        const { size } = trades.next();
        for (const { tally, step, outcomes } of played) tally.add(step(outcomes, size));
        count += 1;
        sinceYield += 1;
      }
      for (const { batch, tally } of played) batch.changes[place * MOMENTS + index] = tally.sum;
      if (sinceYield < TRADES_PER_STEP) continue;
      sinceYield = 0;
      yield;
    }
    batch.trades[place] = count;
    for (const { tally, batch } of played) {
      const { wins, lowest, highest, p } = batch;
      wins[place] = tally.won;
      lowest[place] = tally.lowest;
      highest[place] = tally.highest;
      p[place] = tally.test()?.p ?? Number.NaN;
    }
  }
  return batch;
}

/** Trades in a part: about 30 ms of work, so that the first picture comes soon. */
const TRADES_PER_PART = 150_000;

/** The parts that an experiment is played in. However it is divided, the result is the same. */
export function splitIntoParts({ count, duration }: Experiment): RunsPart[] {
  return [...partsOf({ first: 1, runs: count }, duration)];
}

/** The same for any neighboring runs of one duration. */
export function* partsOf({ first, runs }: RunsPart, duration: number): Generator<RunsPart, void, undefined> {
  const size = Math.max(1, Math.floor((TRADES_PER_PART * MEAN_DELAY) / duration));
  const end = first + runs;
  for (let next = first; next < end; next += size) yield { first: next, runs: Math.min(size, end - next) };
}
