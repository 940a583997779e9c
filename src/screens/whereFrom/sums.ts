import {
  type Account,
  type Cents,
  HOLDING_TICKS,
  PACE,
  RISE_LARGE,
  RISE_SMALL,
  type Route,
  START_AMOUNT,
  START_TRADES,
  SUCCESS_RATE,
  TRADE_PROFIT,
  tradeCount,
} from '../../engine';
import {
  exactMoney,
  exactNumber,
  formatCount,
  formatMoney,
  formatPercent,
  type PageCurrency,
} from '../../format';
import { formatExactCount } from '../../format/formatExactCount';
import { fill } from '../../i18n';
import type { WhereFromTexts } from '../../i18n/whereFromTexts';

/** A line of a sum: what it is, the exact number for programs, its text for people. */
type Line = { readonly what: string; readonly exact: string; readonly text: string };

/** Where a figure comes from: lines of which the last is the figure, and how each number was come by. */
type WhereFrom = { readonly lines: readonly Line[]; readonly how: readonly string[] };

type Told = { account: Account; route: Route; currency: PageCurrency; texts: WhereFromTexts };

/** start + the profits of the trades closed since = total, to the cent. */
function ofProfit({ account, route, currency, texts }: Told): WhereFrom {
  const { startAmount, amountFrom, total, closed } = account;
  const money = (cents: Cents) => formatMoney(cents, currency);
  const line = (what: string, cents: Cents): Line => ({ what, exact: exactMoney(cents), text: money(cents) });
  const profits =
    closed === 1 ? texts.profitsOfOne : fill(texts.profits, { count: formatCount(closed, currency) });
  const drawn = {
    link: fill(texts.fromLink, { parameter: 'amount' }),
    preset: texts.preset,
    random: fill(texts.amountDrawn, rangeOf(START_AMOUNT, money)),
  };
  const risen = fill(texts.profitRisen, {
    rises: String(HOLDING_TICKS),
    small: money(RISE_SMALL.from),
    smallTo: money(RISE_SMALL.to),
    large: money(RISE_LARGE.from),
    largeTo: money(RISE_LARGE.to),
  });
  return {
    lines: [
      line(texts.start[amountFrom], startAmount),
      line(profits, total - startAmount),
      line(texts.profit, total),
    ],
    how: [
      drawn[amountFrom],
      route === 'v' ? risen : fill(texts.profitDrawn, rangeOf(TRADE_PROFIT, money)),
      texts.stream,
    ],
  };
}

/** start + the trades closed since = count. The link's start is kept as it is, so the sum may have to be rounded. */
function ofTrades({ account, route, currency, texts }: Told): WhereFrom {
  const { startTrades, tradesFrom, closed } = account;
  const count = tradeCount(account);
  const line = (what: string, of: number): Line => ({
    what,
    exact: exactNumber(of),
    text: formatExactCount(of, currency),
  });
  const whole = formatCount(count, currency);
  const sum = line(texts.trades, count);
  const drawn = {
    link: fill(texts.fromLink, { parameter: 'trades' }),
    preset: texts.preset,
    random: fill(texts.countDrawn, rangeOf(START_TRADES, String)),
  };
  const seconds = (ms: number) => String(ms / 1_000);
  const pace = route === 'v' ? texts.pacePlayed : fill(texts.paceDrawn, rangeOf(PACE, seconds));
  const spokenOfStreams = tradesFrom === 'random' || route !== 'v';
  return {
    lines: [
      line(texts.start[tradesFrom], startTrades),
      line(texts.closed, closed),
      sum,
      ...(sum.text === whole ? [] : [{ ...sum, what: texts.rounded, text: whole }]),
    ],
    how: [drawn[tradesFrom], pace, ...(spokenOfStreams ? [texts.stream] : [])],
  };
}

/** Drawn once, and derived from nothing. */
function ofSuccessRate({ account: { successRate }, currency, texts }: Told): WhereFrom {
  const percent = (tenths: number) => formatPercent(tenths, currency);
  const exact = (successRate / 10).toFixed(1);
  return {
    lines: [{ what: texts.successRate, exact, text: percent(successRate) }],
    how: [fill(texts.rateDrawn, rangeOf(SUCCESS_RATE, percent)), texts.rateAlone, texts.stream],
  };
}

export const whereFrom = { profit: ofProfit, trades: ofTrades, successRate: ofSuccessRate };

function rangeOf({ from, to }: { from: number; to: number }, write: (value: number) => string) {
  return { from: write(from), to: write(to) };
}
