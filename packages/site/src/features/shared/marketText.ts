import type { MarketValue } from '@simulation/engine';
import { CERTAIN, type Market, valuesOf } from '@simulation/engine';
import { formatMoney, formatShare } from '@simulation/engine/format';
import { fill } from '../../i18n';
import type { Language } from '../../store/react/language';
import { variantTexts } from './marketNames';

type Words = Pick<Language, 'locale' | 'texts'>;

/** A value of a market as the language writes it: `30%`, `$0.50`, `10`. */
export function valueText(
  { kind, value }: Pick<MarketValue, 'kind' | 'value'>,
  { locale }: Pick<Words, 'locale'>,
): string {
  if (kind === 'money') return formatMoney(value, locale);
  return kind === 'percent' ? formatShare(value / CERTAIN, locale) : String(value);
}

/** A text of a market with its places filled: the parameters, `rule` and `costs`, and further values. */
export function marketText(
  text: string,
  market: Market,
  words: Words,
  further: Readonly<Record<string, string>> = {},
): string {
  const { texts } = words;
  const { rule } = variantTexts(market, words);
  const values = Object.fromEntries(valuesOf(market).map((each) => [each.name, valueText(each, words)]));
  const isFree = !('cost' in market) || market.cost === 0;
  const costs = fill(isFree ? texts.costsNothing : texts.costsSome, values);
  return fill(text, { ...values, ...further, costs, rule: fill(rule, values) });
}
