import { FAIR_COST } from './limits';
import type { Cents } from './money';
import { uniformInt } from './random/draw';
import type { Prng } from './random/prng';

/**
 * The result of a trade in the fair scenario. The sign has a stream of its own, so instruments, sizes, sell values and
 * pace stay those of the specified run.
 *
 * @param outcomes the stream `outcomes`; one draw for each trade
 * @param size what the trade brings in the specified run
 */
export function fairResult(outcomes: Prng, size: Cents): Cents {
  return (uniformInt(outcomes, 2) === 0 ? -size : size) - FAIR_COST;
}
