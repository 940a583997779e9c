import { CRYPTO_ASSETS, FIAT_CURRENCIES } from '../assets';
import { PACE, type Range, TRADE_PROFIT, TRADE_SELL } from '../limits';
import type { Market } from '../markets';
import { streamStarts } from '../random/streams';
import { UniformBlocks } from '../random/uniformBlocks';
import { MEAN_DELAY } from './endDistribution';
import { type Experiment, runSeed, type Series } from './experiment';
import { MarketPlayer } from './marketPlayer';
import { emptyBatch, marketBatch, type RunsBatch } from './runsBatch';

/** Blocks between two yields: 1,024 trades, less than a millisecond of work. */
const BLOCKS_PER_STEP = 16;

const countOf = ({ from, to }: Range) => to - from + 1;

/** What `TradeGenerator` draws for a trade from the stream `trades`, in its order; of these only the size matters here. */
const DRAWS = [CRYPTO_ASSETS.length, FIAT_CURRENCIES.length, countOf(TRADE_PROFIT), countOf(TRADE_SELL)];
const SIZE = 2;

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
  const trades = { delays: new UniformBlocks([countOf(PACE)]), sizes: new UniformBlocks(DRAWS, SIZE) };
  const players = markets.map(
    (market, index) => new MarketPlayer(market, duration, marketBatch(batch, index)),
  );
  let blocks = 0;
  for (let place = 0; place < runs; place += 1) {
    const startOf = streamStarts(runSeed(run.seed, first + place));
    trades.delays.startFrom(startOf('pace'));
    trades.sizes.startFrom(startOf('trades'));
    for (const player of players) player.start(place, startOf('outcomes'));
    for (let goesOn = true; goesOn; ) {
      trades.delays.next();
      trades.sizes.next();
      for (const player of players) goesOn = player.play(trades);
      blocks += 1;
      if (blocks % BLOCKS_PER_STEP === 0) yield;
    }
    for (const player of players) batch.trades[place] = player.finish();
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
