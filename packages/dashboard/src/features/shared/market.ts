import { canLose, isSpecified, type Market, marketOf, type Run } from '@simulation/engine';
import { useLanguage } from '../../store/react/language';
import { useStoreState } from '../../store/react/useSession';
import { selectRun } from '../../store/selectors';
import { marketName } from './marketText';

/**
 * Which texts are true of a run, where the market itself does not matter: no trade can lose, trades can lose, or the
 * script of `/v` plays. A text about the market itself is one of the market (`marketTexts.ts` of the engine).
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

/** The name of that market, to be marked on its cards; empty for the specified one. */
export function useMarkedName(): string {
  const language = useLanguage();
  const market = useMarket();
  return market === undefined || isSpecified(market) ? '' : marketName(market, language);
}

/** The rate on the card: drawn as specified, or derived from the trades of a market that can lose. */
export function rateTitle(rules: Rules): 'successRate' | 'winRate' {
  return rules === 'losing' ? 'winRate' : 'successRate';
}
