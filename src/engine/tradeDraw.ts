import type { IdentityDraw } from './identity';
import type { InstrumentDraw } from './instrument';
import type { Cents } from './money';

/** A trade as it is drawn: numbers only, in a place that is used again. */
export type TradeDraw = IdentityDraw & InstrumentDraw & { profit: Cents; buy: Cents; sell: Cents };

export const blankDraw = (): TradeDraw => ({
  key: 0,
  first: 0,
  second: 0,
  third: 0,
  fourth: 0,
  asset: 0,
  currency: 0,
  profit: 0,
  buy: 0,
  sell: 0,
});
