import type { Market } from './index';
import { valuesOf } from './valuesOf';

/** Whether a market has its usual values alone. */
export function isUsualMarket(market: Market): boolean {
  return valuesOf(market).every(({ isUsual }) => isUsual);
}
