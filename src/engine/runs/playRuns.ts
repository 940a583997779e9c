import type { Market } from '../markets';
import { streamStarts } from '../random/streams';
import { runSeed, type Series } from './experiment';
import { MarketPlayer } from './marketPlayer';
import { emptyBatch, marketBatch, type RunsBatch } from './runsBatch';
import { MEAN_DELAY } from './tradeCount';

/** Neighboring runs of a series: their numbers from `first`, and how many. */
export type RunsPart = { readonly first: number; readonly runs: number };

/**
 * Plays neighboring runs in several markets. The only place where many runs are played: in a worker, on the page and in
 * tests. Yields after each run in each market, so that it can be done in slices: a run of a day takes less than 1 ms.
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
  const players = markets.map(
    (market, index) => new MarketPlayer(market, duration, marketBatch(batch, index)),
  );
  for (let place = 0; place < runs; place += 1) {
    const startOf = streamStarts(runSeed(run.seed, first + place));
    for (const player of players) {
      batch.trades[place] = player.play(place, startOf);
      yield;
    }
  }
  return batch;
}

/** Trades in a part: about 30 ms of work, so that the first picture comes soon. */
const TRADES_PER_PART = 150_000;

/** The parts that runs of one duration are played in. However they are divided, the result is the same. */
export function* partsOf({ first, runs }: RunsPart, duration: number): Generator<RunsPart, void, undefined> {
  const size = Math.max(1, Math.floor((TRADES_PER_PART * MEAN_DELAY) / duration));
  const end = first + runs;
  for (let next = first; next < end; next += size) yield { first: next, runs: Math.min(size, end - next) };
}
