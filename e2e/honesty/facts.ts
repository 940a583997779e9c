import {
  CERTAIN,
  type ClosedTrade,
  displayedRate,
  isSpecified,
  type Market,
  marketOf,
  type Run,
  type Session,
  tradesUntil,
} from '@simulation/engine';
import { branchesOf, sessionAt } from '@simulation/engine/testing';

/**
 * The run on screen, computed from its seed. What is said of its market follows from its results, not from its name.
 */
export type Facts = {
  readonly scenario: 'rigged' | 'market' | 'script';
  readonly market: Market;
  /** Whether it adds the size of a trade as often as it takes it off. */
  readonly isEvenCoin: boolean;
  /**
   * How often a trade wins before its cost, 0 to 1; how many times as large a loss is; what a trade costs, in cents.
   */
  readonly chance: number;
  readonly factor: number;
  readonly cost: number;
  readonly session: Session;
  /** The trades that it has closed up to the moment on screen, and in four hours. */
  readonly closed: readonly ClosedTrade[];
  readonly longRun: readonly ClosedTrade[];
  /** Tenths of a percent; null before the first trade of a market. */
  readonly rate: number | null;
};

/** Long enough to show what a scenario does: some 7,000 trades. */
const HOURS_MS = 4 * 3_600_000;

/** Computes the facts about a run at a simulated moment (ms). */
export function factsOf(run: Run, moment: number): Facts {
  const session = sessionAt(run, moment);
  const market = marketOf(run);
  const branches = branchesOf(market);
  const gains = branches.filter(({ times }) => times > 0);
  const losses = branches.filter(({ times }) => times < 0);
  const chance = gains.reduce((sum, { share }) => sum + share, 0) / CERTAIN;
  const factor = Math.max(1, ...losses.map(({ times }) => -times));
  return {
    scenario: run.route === 'v' ? 'script' : isSpecified(market) ? 'rigged' : 'market',
    market,
    isEvenCoin: chance === 0.5 && gains.every(({ times }) => times === 1) && factor === 1,
    chance,
    factor,
    cost: Math.max(...branches.map(({ plus }) => 0 - plus)),
    session,
    closed: [...tradesUntil(run, moment)],
    longRun: [...tradesUntil(run, HOURS_MS)],
    rate: displayedRate(session.account),
  };
}
