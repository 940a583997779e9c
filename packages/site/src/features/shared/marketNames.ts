import { isSpecified, type Market, variantOf } from '@simulation/engine';
import type { Language } from '../../store/react/language';

/** What a market has for the variant that it is. */
export function ofVariant<Each>(byVariant: Readonly<Record<string, Each>>, market: Market): Each {
  const variant = variantOf(market);
  const each = byVariant[variant];
  if (each === undefined) throw new RangeError(`No texts for ${market.name}, ${variant}.`);
  return each;
}

type VariantTexts = Readonly<Record<'name' | 'rule' | 'note', string>>;

/** What the page calls a market. */
export const variantTexts = (market: Market, { texts }: Pick<Language, 'texts'>) =>
  ofVariant<VariantTexts>(texts.markets[market.name].variants, market);

/** The name of a market, which is shown wherever it plays. */
export function marketName(market: Market, words: Pick<Language, 'texts'>): string {
  return variantTexts(market, words).name;
}

/** The name of a market to be marked on each card; empty for the specified one. */
export function markedName(market: Market | undefined, words: Pick<Language, 'texts'>): string {
  return market === undefined || isSpecified(market) ? '' : marketName(market, words);
}
