import { PACE, TRADE_PROFIT } from '../limits';
import { drawOf, type Market } from '../markets';
import type { Cents } from '../money';
import type { PrngState } from '../random/prng';
import { BLOCK, UniformBlocks } from '../random/uniformBlocks';
import { ResultBins } from '../statistics/resultBins';
import { resultDistribution } from '../statistics/resultDistribution';
import { MOMENTS, momentAt } from './experiment';
import type { MarketBatch } from './runsBatch';

/** What is drawn for the trades of a run, whatever its market. */
export type TradeBlocks = {
  /** From one trade to the next, above the shortest delay (simulated ms). */
  readonly delays: UniformBlocks;
  /** Above the smallest size (cents). */
  readonly sizes: UniformBlocks;
};

/** Plays one run after another in a market, a block of trades at a time, and writes their outcomes into a batch. */
export class MarketPlayer {
  readonly #duration: number;
  readonly #batch: MarketBatch;
  readonly #outcomes: UniformBlocks;
  /** The part that each drawn number belongs to. */
  readonly #partOf: Uint8Array;
  readonly #times: Int32Array;
  readonly #plus: Int32Array;
  readonly #bins: ResultBins;
  #place = 0;
  #at = 0;
  #moment = 1;
  #trades = 0;
  #wins = 0;
  #sum: Cents = 0;
  #lowest: Cents = 0;
  #highest: Cents = 0;

  /** @param duration of each run, in simulated ms */
  constructor(market: Market, duration: number, batch: MarketBatch) {
    const { parts, numbers } = drawOf(market);
    this.#duration = duration;
    this.#batch = batch;
    this.#outcomes = new UniformBlocks([numbers]);
    this.#partOf = new Uint8Array(numbers);
    this.#times = Int32Array.from(parts, ({ times }) => times);
    this.#plus = Int32Array.from(parts, ({ plus }) => plus);
    this.#bins = new ResultBins(resultDistribution(market));
    let start = 0;
    for (const [part, { share }] of parts.entries()) {
      this.#partOf.fill(part, start);
      start += share;
    }
  }

  /**
   * @param place of the run in the batch, from 0
   * @param outcomes the stream at the start of the run
   */
  start(place: number, outcomes: PrngState): void {
    this.#outcomes.startFrom(outcomes);
    this.#bins.clear();
    this.#place = place;
    this.#at = 0;
    this.#moment = 1;
    this.#trades = 0;
    this.#wins = 0;
    this.#sum = 0;
    this.#lowest = 0;
    this.#highest = 0;
  }

  /**
   * Plays the next block of trades. Everything that changes with a trade is in a local variable, nothing is allocated, and
   * what is random decides no branch: many runs are as fast as this loop.
   *
   * @returns whether the run goes on
   */
  play({ delays, sizes }: TradeBlocks): boolean {
    this.#outcomes.next();
    const [delayOf, sizeOf, outcomeOf] = [delays.values, sizes.values, this.#outcomes.values];
    const [partOf, timesOf, plusOf] = [this.#partOf, this.#times, this.#plus];
    const { binOf, counts, min } = this.#bins;
    const changes = this.#batch.changes;
    const firstChange = this.#place * MOMENTS;
    let index = this.#moment;
    let moment = momentAt(this.#duration, index);
    let at = this.#at;
    let wins = this.#wins;
    let sum = this.#sum;
    let lowest = this.#lowest;
    let highest = this.#highest;
    let place = 0;
    for (; place < BLOCK; place += 1) {
      at += PACE.from + (delayOf[place] ?? 0);
      while (at > moment && index < MOMENTS) {
        changes[firstChange + index] = sum;
        index += 1;
        moment = momentAt(this.#duration, index);
      }
      if (index === MOMENTS) break;
      const part = partOf[outcomeOf[place] ?? 0] ?? 0;
      const size = TRADE_PROFIT.from + (sizeOf[place] ?? 0);
      const result = (timesOf[part] ?? 0) * size + (plusOf[part] ?? 0);
      const bin = binOf[result - min] ?? 0;
      counts[bin] = (counts[bin] ?? 0) + 1;
      wins += Number(result > 0);
      sum += result;
      if (sum < lowest) lowest = sum;
      if (sum > highest) highest = sum;
    }
    this.#at = at;
    this.#moment = index;
    this.#trades += place;
    this.#wins = wins;
    this.#sum = sum;
    this.#lowest = lowest;
    this.#highest = highest;
    return place === BLOCK;
  }

  /**
   * Writes the outcome of the run, once it is over.
   *
   * @returns how many trades it had
   */
  finish(): number {
    const { wins, lowest, highest, p } = this.#batch;
    const place = this.#place;
    wins[place] = this.#wins;
    lowest[place] = this.#lowest;
    highest[place] = this.#highest;
    p[place] = this.#bins.test(this.#trades)?.p ?? Number.NaN;
    return this.#trades;
  }
}
