import { MarketTally } from './marketTally';
import { MOMENTS, momentAt } from './moments';
import { distributionOf, fairMarketOf, MARKET_NAMES, type RunsQuestion, runSeed } from './question';
import { RunCounter } from './runCounter';
import { emptyBatch, type RunsBatch } from './runsBatch';

/** Trades between two yields: less than a millisecond of work. */
const TRADES_PER_STEP = 1_000;

/** Neighbouring runs of a question: their numbers from `first`, and how many. */
export type RunsPart = { readonly first: number; readonly runs: number };

/**
 * Counts neighbouring runs in both markets. The only place where runs are counted: in a worker, on the page and in tests.
 * Yields from time to time, so that it can be done in slices.
 *
 * @returns the batch, once all steps are done
 */
export function* countRuns(
  question: RunsQuestion,
  { first, runs }: RunsPart,
): Generator<void, RunsBatch, undefined> {
  const { run, duration } = question;
  const market = fairMarketOf(question);
  const batch = emptyBatch(first, runs);
  const tallies = {
    rigged: new MarketTally(distributionOf(question, 'rigged')),
    fair: new MarketTally(distributionOf(question, 'fair')),
  };
  let counted = 0;
  for (let place = 0; place < runs; place += 1) {
    const counter = new RunCounter(runSeed(run.seed, first + place), market);
    tallies.rigged.reset();
    tallies.fair.reset();
    for (let index = 1; index < MOMENTS; index += 1) {
      counted += counter.countUntil(momentAt(duration, index), tallies.rigged, tallies.fair);
      batch.rigged.changes[place * MOMENTS + index] = tallies.rigged.change;
      batch.fair.changes[place * MOMENTS + index] = tallies.fair.change;
      if (counted < TRADES_PER_STEP) continue;
      counted = 0;
      yield;
    }
    batch.trades[place] = tallies.rigged.trades;
    for (const market of MARKET_NAMES) {
      const { wins, lowest, highest, p } = batch[market];
      const tally = tallies[market];
      wins[place] = tally.wins;
      lowest[place] = tally.lowest;
      highest[place] = tally.highest;
      p[place] = tally.p() ?? Number.NaN;
    }
  }
  return batch;
}

/** The mean delay between two trades (ms). */
const TRADE_MS = 2_000;

/** Trades in a part: about 30 ms of work in one market and the other, so that the first picture comes soon. */
const TRADES_PER_PART = 150_000;

/** The parts that a question is counted in. However it is divided, the result is the same. */
export function partsOf({ count, duration }: RunsQuestion): RunsPart[] {
  const runs = Math.max(1, Math.floor((TRADES_PER_PART * TRADE_MS) / duration));
  const parts: RunsPart[] = [];
  for (let first = 1; first <= count; first += runs)
    parts.push({ first, runs: Math.min(runs, count - first + 1) });
  return parts;
}
