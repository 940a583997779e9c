import {
  CERTAIN,
  canLose,
  isSpecified,
  type Market,
  marketOf,
  type Run,
  valuesOf,
  variantOf,
} from '../../engine';
import type { MarketValue } from '../../engine/markets';
import { formatMoney } from '../../format';
import { formatShare } from '../../format/formatNumber';
import { fill } from '../../i18n';
import { type Language, useLanguage } from '../../store/react/language';
import { useStoreState } from '../../store/react/useSession';
import { selectRun } from '../../store/selectors';

/**
 * Which texts are true of a run, where the market itself does not matter: no trade can lose, trades can lose, or the script
 * of `/v` plays. A text about the market itself is one of the market (`i18n/marketTexts.ts`).
 */
export type Rules = 'rising' | 'losing' | 'script';

export function rulesOf(run: Run): Rules {
  if (run.route === 'v') return 'script';
  return canLose(marketOf(run)) ? 'losing' : 'rising';
}

/** The rules on screen. */
export function useRules(): Rules {
  return useStoreState(({ session }) => rulesOf(session.run));
}

/** The market on screen; undefined on `/v`, whose script is none. */
export function useMarket(): Market | undefined {
  const run = useStoreState(selectRun);
  return run.route === 'v' ? undefined : marketOf(run);
}

/** The rate on the card: drawn as specified, or derived from the trades of a market that can lose. */
export function rateTitle(rules: Rules): 'successRate' | 'winRate' {
  return rules === 'losing' ? 'winRate' : 'successRate';
}

/** What a market has for the variant that it is. */
export function ofVariant<Each>(byVariant: Readonly<Record<string, Each>>, market: Market): Each {
  const variant = variantOf(market);
  const each = byVariant[variant];
  if (each === undefined) throw new RangeError(`No texts for ${market.name}, ${variant}.`);
  return each;
}

type Words = Pick<Language, 'locale' | 'texts'>;

type VariantTexts = Readonly<Record<'name' | 'rule' | 'note', string>>;

/** What the page calls a market. */
const variantTexts = (market: Market, { texts }: Pick<Words, 'texts'>) =>
  ofVariant<VariantTexts>(texts.markets[market.name].variants, market);

/** The name of a market, which is shown wherever it plays. */
export function marketName(market: Market, words: Pick<Words, 'texts'>): string {
  return variantTexts(market, words).name;
}

/** The name of a market to be marked on each card; empty for the specified one. */
export function markedName(market: Market | undefined, words: Pick<Words, 'texts'>): string {
  return market === undefined || isSpecified(market) ? '' : marketName(market, words);
}

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

/** The note beneath the list. */
export function useMarketNote(): string | undefined {
  const language = useLanguage();
  const market = useMarket();
  if (market === undefined) return undefined;
  return marketText(variantTexts(market, language).note, market, language);
}
