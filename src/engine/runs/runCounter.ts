import { fairResult } from '../fairResult';
import { drawInstrument } from '../instrument';
import { PACE, TRADE_PROFIT, TRADE_SELL } from '../limits';
import type { Market } from '../market';
import { uniformInRange } from '../random/draw';
import type { Prng } from '../random/prng';
import { createPrng } from '../random/streams';
import type { MarketTally } from './marketTally';

/**
 * Plays one run of the dashboard in both markets at once: the sizes and times of their trades are the same. Draws what
 * `FeedGenerator` draws, without identities: streams are independent, so the results are those of the run.
 */
export class RunCounter {
  readonly #market: Market;
  readonly #pace: Prng;
  readonly #trades: Prng;
  readonly #outcomes: Prng;
  #nextAt: number;

  /**
   * @param seed of the run itself: `7~17`
   * @param market coin and cost of the fair market
   */
  constructor(seed: string, market: Market) {
    this.#market = market;
    this.#pace = createPrng(seed, 'pace');
    this.#trades = createPrng(seed, 'trades');
    this.#outcomes = createPrng(seed, 'outcomes');
    this.#nextAt = uniformInRange(this.#pace, PACE);
  }

  /**
   * Adds every trade that is closed up to and including `moment` (simulated ms) and was not added before.
   *
   * @returns how many
   */
  countUntil(moment: number, rigged: MarketTally, fair: MarketTally): number {
    let counted = 0;
    while (this.#nextAt <= moment) {
      drawInstrument(this.#trades);
      const size = uniformInRange(this.#trades, TRADE_PROFIT);
      uniformInRange(this.#trades, TRADE_SELL);
      this.#nextAt += uniformInRange(this.#pace, PACE);
      rigged.add(size);
      fair.add(fairResult(this.#outcomes, size, this.#market));
      counted += 1;
    }
    return counted;
  }
}
