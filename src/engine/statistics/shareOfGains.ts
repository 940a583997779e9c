import { CERTAIN, TRADE_PROFIT } from '../limits';
import type { Market } from '../markets';
import { partsOf } from '../markets/partsOf';

/** How often a trade of a market ends above zero, 0 to 1. Sizes are whole cents, each equally likely. */
export function shareOfGains(market: Market): number {
  const { from, to } = TRADE_PROFIT;
  let gains = 0;
  for (const { share, times, plus } of partsOf(market))
    for (let size = from; size <= to; size += 1) if (times * size + plus > 0) gains += share;
  return gains / CERTAIN / (to - from + 1);
}
