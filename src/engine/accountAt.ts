import { type Account, bookTrades, createAccount } from './account';
import { stepOf } from './markets';
import { createPrng, streamStarts } from './random/streams';
import { marketOf, type Run } from './run';
import { TradeGenerator } from './tradeGenerator';

/** Between two looks at the time, in trades: a ms or two on a slow processor. A moment that comes before is never late. */
const TRADES_PER_LOOK = 1_000;

/**
 * The account of a run of the dashboard at a moment: that of its session, without the trades. For the first paint, which
 * waits for it.
 *
 * @param moment simulated ms since the start of the run
 * @param isLate asked now and then
 * @returns undefined if it became late
 */
export function accountAt(run: Run, moment: number, isLate: () => boolean): Account | undefined {
  const trades = new TradeGenerator(streamStarts(run.seed));
  const step = stepOf(marketOf(run));
  const outcomes = createPrng(run.seed, 'outcomes');
  let closed = 0;
  let profit = 0;
  let won = 0;
  while (trades.nextAt <= moment) {
    const result = step(outcomes, trades.next().size);
    closed += 1;
    if (closed % TRADES_PER_LOOK === 0 && isLate()) return undefined;
    profit += result;
    if (result > 0) won += 1;
  }
  return bookTrades(createAccount(run), { profit, closed, won });
}
