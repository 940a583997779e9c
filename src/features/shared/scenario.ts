import { hasFairCoin, marketOf, type Run } from '../../engine';
import { useStoreState } from '../../store/react/useSession';

/**
 * Which rules apply on screen: every trade gains, as specified; a coin decides; or the script of `/v` plays. A text that is
 * not true in all of them exists once for each and is chosen by this name, so that a missing one does not compile.
 */
export type ScenarioName = 'rigged' | 'market' | 'script';

export function scenarioOf(run: Run): ScenarioName {
  if (run.route === 'v') return 'script';
  return marketOf(run) === undefined ? 'rigged' : 'market';
}

/** The scenario on screen. */
export function useScenario(): ScenarioName {
  return useStoreState((state) => scenarioOf(state.session.run));
}

/** `fair` where the coin is fair, whatever the cost; else `own`. The key of its name, which is shown wherever it plays. */
export type MarketKind = 'fair' | 'own';

/** The kind of the market of a run; undefined in the rigged feed and on `/v`. */
export function marketKind(run: Run): MarketKind | undefined {
  const market = marketOf(run);
  return market && (hasFairCoin(market) ? 'fair' : 'own');
}

/** The kind of the market on screen. */
export function useMarketKind(): MarketKind | undefined {
  return useStoreState(({ session }) => marketKind(session.run));
}

/** The rate on the card: drawn as specified, or derived from the trades of a market. */
export function rateTitle(scenario: ScenarioName): 'successRate' | 'winRate' {
  return scenario === 'market' ? 'winRate' : 'successRate';
}
