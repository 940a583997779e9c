import { type Market, valuesOf } from './index';

/** Whether a market has its usual values alone. */
export function isUsualMarket(market: Market): boolean {
  return valuesOf(market).every(({ isUsual }) => isUsual);
}
