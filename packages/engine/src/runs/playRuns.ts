import { PACE } from '../limits';
import { type Market, type Step, stepOf } from '../markets';
import { type Bin, binsOf, ResultBins } from '../markets/resultBins';
import { Prng } from '../random/prng';
import { type OpenStream, openStreams } from '../random/streams';
import { testResults } from '../statistics/chiSquare';
import { MEAN_DELAY } from '../statistics/sumDistribution';
import { TradeGenerator } from '../tradeGenerator';
import { MOMENTS, momentAt, runSeed, type Series } from './experiment';
import { emptyBatch, type MarketBatch, marketBatch, type RunsBatch } from './runsBatch';

/** Neighboring runs of a series: their numbers from `first`, and how many. */
export type RunsSlice = { readonly first: number; readonly runs: number };

/**
 * Plays neighboring runs in several markets: a run's trades are drawn once for all of them. The only place where many
 * runs are played: in a worker, on the page and in tests. Yields after each run, so that it can be done in slices: a
 * run of a day takes some 3 ms.
 *
 * @param batch memory for the results: a new one, or that of an earlier call for as many runs
 * @returns the batch, once all steps are done
 */
export function* playRuns(
  { run, duration }: Series,
  markets: readonly Market[],
  { first, runs }: RunsSlice,
  batch: RunsBatch = emptyBatch(markets, first, runs),
): Generator<void, RunsBatch, undefined> {
  const outcomes = markets.map((market, index) => new MarketOutcome(market, marketBatch(batch, index)));
  const sizes = new Int32Array(Math.ceil(momentAt(duration, 1) / PACE.from) + 1);
  for (let place = 0; place < runs; place += 1) {
    playRun(openStreams(runSeed(run.seed, first + place)), duration, outcomes, sizes, batch, place);
    yield;
  }
  return { ...batch, first };
}

/**
 * @param sizes memory for the trades from one moment to the next
 * @param place of the run in the batch, from 0
 */
function playRun(
  open: OpenStream,
  duration: number,
  outcomes: readonly MarketOutcome[],
  sizes: Int32Array,
  batch: RunsBatch,
  place: number,
): void {
  const trades = new TradeGenerator(open('pace'), open('trades'));
  for (const outcome of outcomes) outcome.start(open('outcomes'));
  let count = 0;
  for (let index = 1; index < MOMENTS; index += 1) {
    const moment = momentAt(duration, index);
    let closed = 0;
    for (; trades.nextAt <= moment; closed += 1) sizes[closed] = trades.nextSize();
    count += closed;
    batch.tradesAt[place * MOMENTS + index] = count;
    for (const outcome of outcomes) outcome.book(sizes, closed, place * MOMENTS + index);
  }
  batch.trades[place] = count;
  for (const outcome of outcomes) outcome.write(place);
}

/** What the trades of a run come to in one market, in cents. One for all runs, since its memory is several kB. */
class MarketOutcome {
  readonly #batch: MarketBatch;
  readonly #step: Step;
  readonly #bins: readonly Bin[];
  readonly #results: ResultBins;
  #outcomes = new Prng([0, 0, 0, 0]);
  #change = 0;
  #wins = 0;
  #lowest = 0;
  #highest = 0;

  constructor(market: Market, batch: MarketBatch) {
    this.#batch = batch;
    this.#step = stepOf(market);
    this.#bins = binsOf(market);
    this.#results = new ResultBins(this.#bins);
  }

  /** @param outcomes the stream of this name of a run, at its start */
  start(outcomes: Prng): void {
    this.#outcomes = outcomes;
    this.#results.counts.fill(0);
    this.#change = 0;
    this.#wins = 0;
    this.#lowest = 0;
    this.#highest = 0;
  }

  /**
   * Books the next trades.
   *
   * @param sizes what they bring in the rigged feed
   * @param count of those that are the next
   * @param at where the change after them is written
   */
  book(sizes: Int32Array, count: number, at: number): void {
    const step = this.#step;
    const outcomes = this.#outcomes;
    const results = this.#results;
    // In variables of its own: a field is written to memory, and takes twice as long.
    let change = this.#change;
    let wins = this.#wins;
    let lowest = this.#lowest;
    let highest = this.#highest;
    for (let trade = 0; trade < count; trade += 1) {
      const result = step(outcomes, sizes[trade] ?? Number.NaN);
      if (!results.add(result)) throw new RangeError('A result is in no bin.');
      wins += Number(result > 0);
      change += result;
      lowest = Math.min(lowest, change);
      highest = Math.max(highest, change);
    }
    this.#change = change;
    this.#wins = wins;
    this.#lowest = lowest;
    this.#highest = highest;
    this.#batch.changes[at] = change;
  }

  /** @param place of the run in the batch, from 0 */
  write(place: number): void {
    const batch = this.#batch;
    batch.wins[place] = this.#wins;
    batch.lowest[place] = this.#lowest;
    batch.highest[place] = this.#highest;
    batch.p[place] = testResults(this.#bins, Array.from(this.#results.counts))?.p ?? Number.NaN;
  }
}

/** Trades in a slice: about 10 ms of work, so that the first picture comes soon. */
const TRADES_PER_SLICE = 150_000;

/** The slices that runs of one duration are played in. However they are divided, the result is the same. */
export function* divideRuns(
  { first, runs }: RunsSlice,
  duration: number,
): Generator<RunsSlice, void, undefined> {
  const size = Math.max(1, Math.floor((TRADES_PER_SLICE * MEAN_DELAY) / duration));
  const end = first + runs;
  for (let next = first; next < end; next += size) yield { first: next, runs: Math.min(size, end - next) };
}
