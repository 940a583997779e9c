import { CERTAIN } from './limits';
import { hasFairCoin, type Market } from './market';
import type { Cents } from './money';
import { uniformInt } from './random/draw';
import type { Prng } from './random/prng';

/**
 * The result of a trade in the fair scenario. The coin has a stream of its own: instruments, sizes, sell values and pace
 * stay those of the specified run.
 *
 * @param outcomes the stream `outcomes`; one draw for each trade
 * @param size what the trade brings in the specified run
 */
export function fairResult(outcomes: Prng, size: Cents, market: Market): Cents {
  return (coinWins(outcomes, market) ? size : -size) - market.cost;
}

/**
 * A fair coin is one of 2, as when links to the fair market were first shared; one of 10,000 would be as fair, but would
 * decide otherwise on the same words.
 */
function coinWins(outcomes: Prng, market: Market): boolean {
  if (hasFairCoin(market)) return uniformInt(outcomes, 2) === 1;
  return uniformInt(outcomes, CERTAIN) < market.chance;
}
