import { NOTIFICATIONS, START_AMOUNT, START_TRADES, SUCCESS_RATE, V_NAME, V_START_TRADES } from './limits';
import { canLose } from './markets';
import { type Cents, cents, roundHalfAway } from './money';
import { FIRST_NAMES } from './people';
import { pickOne, uniformInRange } from './random/draw';
import type { OpenStream } from './random/streams';
import { marketOf, type Run } from './run';

/** Where a start value comes from; the page says it beside the figure. `preset` is a fixed default of `/v`. */
export type StartSource = 'link' | 'random' | 'preset';

/** The figures beside the trades. Only `total`, `closed` and `won` change during a run. */
export type Account = {
  readonly name: string;
  readonly nameFrom: StartSource;
  readonly startAmount: Cents;
  readonly amountFrom: StartSource;
  /** Trades before the run began: any finite number, since the link's is taken as it is. */
  readonly startTrades: number;
  readonly tradesFrom: StartSource;
  /** Start amount plus the profits of all trades closed since. */
  readonly total: Cents;
  /** Trades closed since the run began. */
  readonly closed: number;
  /** Trades closed with a gain since the run began. In a market that can lose alone: elsewhere every trade gains. */
  readonly won?: number;
  /**
   * Tenths of a percent, 750 to 910. Drawn once, as specified: it says nothing about the trades. A win rate derived
   * from them would be 100 %.
   */
  readonly successRate: number;
  /** 0 to 10. */
  readonly notifications: number;
};

/** The account at the start of a run: from the link where it says so, drawn otherwise (specification, section 9). */
export function createAccount(run: Run, open: OpenStream): Account {
  const startAmount = run.amount ?? cents(uniformInRange(open('amount'), START_AMOUNT));
  return {
    ...nameOf(run, open),
    ...startTradesOf(run, open),
    startAmount,
    amountFrom: run.amount === undefined ? 'random' : 'link',
    total: startAmount,
    closed: 0,
    successRate: uniformInRange(open('rate'), SUCCESS_RATE),
    notifications: uniformInRange(open('bell'), NOTIFICATIONS),
    ...(run.route === 'dashboard' && canLose(marketOf(run)) && { won: 0 }),
  };
}

function nameOf({ name, route }: Run, open: OpenStream): Pick<Account, 'name' | 'nameFrom'> {
  if (name !== undefined) return { name, nameFrom: 'link' };
  if (route === 'v') return { name: V_NAME, nameFrom: 'preset' };
  return { name: pickOne(open('people'), FIRST_NAMES), nameFrom: 'random' };
}

function startTradesOf(
  { trades, route }: Run,
  open: OpenStream,
): Pick<Account, 'startTrades' | 'tradesFrom'> {
  if (trades !== undefined) return { startTrades: trades, tradesFrom: 'link' };
  if (route === 'v') return { startTrades: V_START_TRADES, tradesFrom: 'preset' };
  return { startTrades: uniformInRange(open('count'), START_TRADES), tradesFrom: 'random' };
}

/** Trades that were closed: the sum of their profits, how many there are, and how many of them gained. */
type ClosedTotals = { readonly profit: Cents; readonly closed: number; readonly won: number };

/**
 * Told of each change of the total as it happens. Not of each trade: those of a round of `/v` are closed at once.
 *
 * @param at simulated ms since the start of the run
 */
export type OnBooking = (at: number, profit: Cents) => void;

/** The account after more trades were closed. */
export function bookTrades(account: Account, { profit, closed, won }: ClosedTotals): Account {
  const booked = { ...account, total: cents(account.total + profit), closed: account.closed + closed };
  return account.won === undefined ? booked : { ...booked, won: account.won + won };
}

/**
 * The rate on screen, in tenths of a percent, 0 to 1,000: the drawn success rate; in a market that can lose the win
 * rate, derived from the trades closed since the run began, and null before the first.
 */
export function displayedRate({
  won,
  closed,
  successRate,
}: Pick<Account, 'won' | 'closed' | 'successRate'>): number | null {
  if (won === undefined) return successRate;
  return closed === 0 ? null : winRate(won, closed);
}

/**
 * The share of the trades that gained, in tenths of a percent: 0 only where none has, 1,000 only where all have
 * (INV-33). At least one is closed.
 */
export function winRate(won: number, closed: number): number {
  const share = (won * 1_000) / closed;
  return won === 0 || won === closed ? share : Math.min(999, Math.max(1, roundHalfAway(share)));
}

/** The trade count: those before the run plus those closed since. Whole only if `startTrades` is. */
export function tradeCount({ startTrades, closed }: Pick<Account, 'startTrades' | 'closed'>): number {
  return startTrades + closed;
}

/**
 * The trade count on screen, and the number of the newest trade of `/v`. The start count is rounded once: it grows by
 * the trades closed, across zero too, where halves round the other way.
 */
export function wholeTradeCount({ startTrades, closed }: Pick<Account, 'startTrades' | 'closed'>): number {
  return tradeCount({ startTrades: roundHalfAway(startTrades), closed });
}
