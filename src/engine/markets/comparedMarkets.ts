import { createMarket, isSpecified, type Market, RIGGED } from './index';

/** The rigged feed and the market to compare it with: that of a run, or the fair one where the run itself is rigged. */
export function comparedMarkets(market: Market): readonly [rigged: Market, other: Market] {
  return [RIGGED, isSpecified(market) ? createMarket('fair') : market];
}
