import { canLose, isSpecified, type Market, marketOf, type Run, variantOf } from '../../engine';
import type { Language } from '../../store/react/language';
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
