import { CERTAIN, cents, type Market, type MarketValue, valuesOf, variantOf } from '@simulation/engine';
import { formatMoney, formatShare } from '@simulation/engine/format';
import { fill } from '../../i18n';
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

/** A value of a market as the language writes it: `30%`, `$0.50`, `10`. */
export function valueText(
  { kind, value }: Pick<MarketValue, 'kind' | 'value'>,
  { locale }: Pick<Language, 'locale'>,
): string {
  if (kind === 'money') return formatMoney(cents(value), locale);
  return kind === 'percent' ? formatShare(value / CERTAIN, locale) : String(value);
}

/** A text of a market with its places filled: the parameters, `rule` and `costs`, and further values. */
export function marketText(
  text: string,
  market: Market,
  words: Language,
  further: Readonly<Record<string, string>> = {},
): string {
  const { texts } = words;
  const { rule } = variantTexts(market, words);
  const values = Object.fromEntries(valuesOf(market).map((each) => [each.name, valueText(each, words)]));
  const isFree = !('cost' in market) || market.cost === 0;
  const costs = fill(isFree ? texts.costsNothing : texts.costsSome, values);
  return fill(text, { ...values, ...further, costs, rule: fill(rule, values) });
}
