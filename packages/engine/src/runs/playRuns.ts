import { type Market, type Step, stepOf } from '../markets';
import { type Bin, binsOf, ResultBins } from '../markets/resultBins';
import type { Cents } from '../money';
import { Prng } from '../random/prng';
import { streamStarts } from '../random/streams';
import { testResults } from '../statistics/chiSquare';
import { MEAN_DELAY } from '../statistics/sumDistribution';
import { TradeGenerator } from '../tradeGenerator';
import { MOMENTS, momentAt, runSeed, type Series } from './experiment';
import { emptyBatch, type MarketBatch, marketBatch, type RunsBatch } from './runsBatch';

/** Neighboring runs of a series: their numbers from `first`, and how many. */
export type RunsPart = { readonly first: number; readonly runs: number };

/**
 * Plays neighboring runs in several markets: a run's trades are drawn once for all of them. The only place where many runs are
 * played: in a worker, on the page and in tests. Yields after each run, so that it can be done in slices: a run of a day
 * takes some 3 ms.
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
  const outcomes = markets.map((market) => new MarketOutcome(market));
  for (let place = 0; place < runs; place += 1) {
    const startOf = streamStarts(runSeed(run.seed, first + place));
    const trades = new TradeGenerator(startOf);
    for (const outcome of outcomes) outcome.start(new Prng(startOf('outcomes')));
    let count = 0;
    for (let index = 1; index < MOMENTS; index += 1) {
      const moment = momentAt(duration, index);
      for (; trades.nextAt <= moment; count += 1) {
        const { size } = trades.next();
        for (const outcome of outcomes) outcome.book(size);
      }
      batch.tradesAt[place * MOMENTS + index] = count;
      for (const [market, { change }] of outcomes.entries())
        marketBatch(batch, market).changes[place * MOMENTS + index] = change;
    }
    batch.trades[place] = count;
    for (const [market, outcome] of outcomes.entries()) outcome.write(marketBatch(batch, market), place);
    yield;
  }
  return { ...batch, first };
}

/** What the trades of a run come to in one market. One for all runs, since its memory is several kB. */
class MarketOutcome {
  readonly #step: Step;
  readonly #bins: readonly Bin[];
  readonly #results: ResultBins;
  #outcomes = new Prng([0, 0, 0, 0]);
  #change: Cents = 0;
  #wins = 0;
  #lowest: Cents = 0;
  #highest: Cents = 0;

  constructor(market: Market) {
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

  get change(): Cents {
    return this.#change;
  }

  /** @param size what the trade brings in the rigged feed */
  book(size: Cents): void {
    const result = this.#step(this.#outcomes, size);
    if (!this.#results.add(result)) throw new RangeError('A result is in no bin.');
    if (result > 0) this.#wins += 1;
    this.#change += result;
    if (this.#change < this.#lowest) this.#lowest = this.#change;
    if (this.#change > this.#highest) this.#highest = this.#change;
  }

  /** @param place of the run in the batch, from 0 */
  write(batch: MarketBatch, place: number): void {
    batch.wins[place] = this.#wins;
    batch.lowest[place] = this.#lowest;
    batch.highest[place] = this.#highest;
    batch.p[place] = testResults(this.#bins, Array.from(this.#results.counts))?.p ?? Number.NaN;
  }
}

/** Trades in a part: about 10 ms of work, so that the first picture comes soon. */
const TRADES_PER_PART = 150_000;

/** The parts that runs of one duration are played in. However they are divided, the result is the same. */
export function* divideRuns(
  { first, runs }: RunsPart,
  duration: number,
): Generator<RunsPart, void, undefined> {
  const size = Math.max(1, Math.floor((TRADES_PER_PART * MEAN_DELAY) / duration));
  const end = first + runs;
  for (let next = first; next < end; next += size) yield { first: next, runs: Math.min(size, end - next) };
}
