import { CERTAIN, hasFairCoin, type Market, marketOf } from '../../engine';
import { formatMoney } from '../../format';
import { formatShare } from '../../format/formatNumber';
import { fill } from '../../i18n';
import { type Language, useLanguage } from '../../store/react/language';
import { useStoreState } from '../../store/react/useSession';
import { selectRun } from '../../store/selectors';

/** A market in words, for the places of the same name in texts. */
export type MarketTexts = {
  /** `a coin that wins 30% of the time` */
  readonly coin: string;
  /** `each trade costs $0.50`, a clause of its own */
  readonly costs: string;
};

export function marketTexts(
  market: Market,
  { locale, texts }: Pick<Language, 'locale' | 'texts'>,
): MarketTexts {
  const coin = hasFairCoin(market) ? texts.coinFair : texts.coinOwn;
  const costs = market.cost === 0 ? texts.costsNothing : texts.costsSome;
  return {
    coin: fill(coin, { chance: formatShare(market.chance / CERTAIN, locale) }),
    costs: fill(costs, { cost: formatMoney(market.cost, locale) }),
  };
}

/** The market on screen in words; undefined in the rigged feed and on `/v`. */
export function useMarketTexts(): MarketTexts | undefined {
  const language = useLanguage();
  const market = marketOf(useStoreState(selectRun));
  return market && marketTexts(market, language);
}
