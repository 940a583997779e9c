import { NOTIFICATIONS, START_AMOUNT, START_TRADES, SUCCESS_RATE, V_NAME, V_START_TRADES } from './limits';
import type { Cents } from './money';
import { FIRST_NAMES } from './people';
import { between, pickOne } from './random/draw';
import { openStream } from './random/streams';
import type { Run } from './run';

/** Where a figure comes from, so that the screen can say it beside the figure. */
export type Origin = 'link' | 'random' | 'preset';

/** The figures that stand beside the trades. Only `total` and `closed` change while the run goes on. */
export type Account = {
  readonly name: string;
  readonly nameFrom: Origin;
  readonly startAmount: Cents;
  readonly amountFrom: Origin;
  /** Trades before the run began; not always whole, since the link's number is taken as it is. */
  readonly startTrades: number;
  readonly tradesFrom: Origin;
  /** Start amount plus the profits of all trades closed since. */
  readonly total: Cents;
  /** Trades closed since the run began. */
  readonly closed: number;
  /** Trades closed with a gain since the run began, in the fair scenario; elsewhere all of them are, and none is counted. */
  readonly won?: number;
  /**
   * Tenths of a percent. Drawn once, as specified: it says nothing about the trades. A win rate derived from them
   * would be 100 %.
   */
  readonly successRate: number;
  readonly notifications: number;
};

/** The account at the start of a run: from the link where it says so, drawn otherwise (specification, section 9). */
export function openAccount(run: Run): Account {
  const startAmount = run.amount ?? between(openStream(run.seed, 'amount'), START_AMOUNT);
  return {
    ...nameOf(run),
    ...startTradesOf(run),
    startAmount,
    amountFrom: run.amount === undefined ? 'random' : 'link',
    total: startAmount,
    closed: 0,
    successRate: between(openStream(run.seed, 'rate'), SUCCESS_RATE),
    notifications: between(openStream(run.seed, 'bell'), NOTIFICATIONS),
  };
}

function nameOf({ name, route, seed }: Run): Pick<Account, 'name' | 'nameFrom'> {
  if (name !== undefined) return { name, nameFrom: 'link' };
  if (route === 'v') return { name: V_NAME, nameFrom: 'preset' };
  return { name: pickOne(openStream(seed, 'people'), FIRST_NAMES), nameFrom: 'random' };
}

function startTradesOf({ trades, route, seed }: Run): Pick<Account, 'startTrades' | 'tradesFrom'> {
  if (trades !== undefined) return { startTrades: trades, tradesFrom: 'link' };
  if (route === 'v') return { startTrades: V_START_TRADES, tradesFrom: 'preset' };
  return { startTrades: between(openStream(seed, 'count'), START_TRADES), tradesFrom: 'random' };
}

/** The account after `trades` more trades were closed for `profit` in all, `won` of them with a gain. */
export function book(account: Account, profit: Cents, trades: number, won = trades): Account {
  const booked = { ...account, total: account.total + profit, closed: account.closed + trades };
  return account.won === undefined ? booked : { ...booked, won: account.won + won };
}

/**
 * The rate on screen, in tenths of a percent: the drawn success rate, in the fair scenario the win rate derived from the
 * trades closed since the run began; null before the first.
 */
export function shownRate({ won, closed, successRate }: Account): number | null {
  if (won === undefined) return successRate;
  return closed === 0 ? null : Math.round((won * 1_000) / closed);
}

/** The trade count on screen: those before the run plus those closed since. */
export function tradeCount(account: Account): number {
  return account.startTrades + account.closed;
}
