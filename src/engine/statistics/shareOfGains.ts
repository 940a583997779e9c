import { CERTAIN, TRADE_PROFIT } from '../limits';
import type { Market } from '../market';

/**
 * How often a trade ends above zero, 0 to 1: the coin wins, and the size is more than the cost. Sizes are whole cents, each
 * equally likely.
 */
export function shareOfGains({ chance, cost }: Market): number {
  const { from, to } = TRADE_PROFIT;
  const gaining = to - Math.max(cost, from - 1);
  return ((chance / CERTAIN) * gaining) / (to - from + 1);
}
