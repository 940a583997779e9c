import { CERTAIN, TRADE_PROFIT } from '../limits';
import { drawOf, type Market, type ResultPart, resultOf } from './index';

/** The exact distribution of a market's results, from the smallest to the largest; shares in hundredths of a percent. */
export function partsOf(market: Market): readonly ResultPart[] {
  const { parts, numbers } = drawOf(market);
  return parts
    .map((part) => ({ ...part, share: (part.share * CERTAIN) / numbers }))
    .sort((one, other) => resultOf(one, TRADE_PROFIT.to) - resultOf(other, TRADE_PROFIT.to));
}
