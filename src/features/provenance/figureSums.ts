import {
  type Account,
  type Cents,
  displayedRate,
  FAIR_COST,
  HOLDING_TICKS,
  hasFairCoin,
  isDefaultMarket,
  type Market,
  PACE,
  RISE_LARGE,
  RISE_SMALL,
  START_AMOUNT,
  START_TRADES,
  SUCCESS_RATE,
  TRADE_PROFIT,
  tradeCount,
} from '../../engine';
import { shareOfGains } from '../../engine/statistics/shareOfGains';
import {
  exactMoney,
  exactNumber,
  exactRate,
  formatCount,
  formatMoney,
  formatPercent,
  formatSuccessRate,
} from '../../format';
import { formatExactCount } from '../../format/formatExact';
import { formatShare } from '../../format/formatNumber';
import { fill, type Locale } from '../../i18n';
import type { ProvenanceTexts } from '../../i18n/provenance';
import type { MarketTexts } from '../shared/marketTexts';
import type { ScenarioName } from '../shared/scenario';

/** A line of a sum: its sign, what it is, the exact number for programs, its text for people. */
type Line = {
  readonly sign: string;
  readonly what: string;
  readonly exact: string;
  readonly text: string;
};

/** The lines of a sum, the last of which is the figure, and sentences that say how each number is drawn. */
type Explanation = { readonly lines: readonly Line[]; readonly how: readonly string[] };

type ExplanationInput = {
  account: Account;
  scenario: ScenarioName;
  /** The market of the run, and what it is in words; undefined in the rigged feed and on `/v`. */
  market: (Market & { readonly words: MarketTexts }) | undefined;
  locale: Locale;
  texts: ProvenanceTexts;
};

/** Writes lines whose numbers are of one kind. */
function lineWriter(exact: (value: number) => string, text: (value: number) => string) {
  return (sign: string, what: string, value: number): Line => ({
    sign,
    what,
    exact: exact(value),
    text: text(value),
  });
}

/** start + the results of the trades closed since = total, to the cent. */
function explainProfit(input: ExplanationInput): Explanation {
  const { locale, account, scenario, market, texts } = input;
  const { startAmount, amountFrom, total, closed } = account;
  const money = (cents: Cents) => formatMoney(cents, locale);
  const line = lineWriter(exactMoney, money);
  const { one, many } = texts.sum[market === undefined ? 'profits' : 'results'];
  const results = closed === 1 ? one : fill(many, { count: formatCount(closed, locale) });
  const drawn = {
    link: fill(texts.fromLink, { parameter: 'amount' }),
    preset: texts.preset,
    random: fill(texts.startDrawn, rangeOf(START_AMOUNT, money)),
  };
  // Each scenario's sentence takes the values that it has places for.
  const result = fill(texts.result[scenario], {
    ...rangeOf(TRADE_PROFIT, money),
    ...market?.words,
    rises: String(HOLDING_TICKS),
    small: money(RISE_SMALL.from),
    smallTo: money(RISE_SMALL.to),
    large: money(RISE_LARGE.from),
    largeTo: money(RISE_LARGE.to),
  });
  return {
    lines: [
      line('', texts.start[amountFrom], startAmount),
      // A negative sum brings its own sign.
      line(total < startAmount ? '' : '+ ', results, total - startAmount),
      line('= ', texts.profit, total),
    ],
    how: [drawn[amountFrom], result, ...marketOrigin(input)],
  };
}

/** start + the trades closed since = count. The link's start is kept as it is, so the sum may have to be rounded. */
function explainTrades({ account, scenario, locale, texts }: ExplanationInput): Explanation {
  const { startTrades, tradesFrom, closed } = account;
  const count = tradeCount(account);
  const line = lineWriter(exactNumber, (of) => formatExactCount(of, locale));
  const whole = formatCount(count, locale);
  const sum = line('= ', texts.trades, count);
  const drawn = {
    link: fill(texts.fromLink, { parameter: 'trades' }),
    preset: texts.preset,
    random: fill(texts.startDrawn, rangeOf(START_TRADES, String)),
  };
  const seconds = (ms: number) => String(ms / 1_000);
  const pace = fill(scenario === 'script' ? texts.paceScript : texts.paceFeed, rangeOf(PACE, seconds));
  return {
    lines: [
      line('', texts.start[tradesFrom], startTrades),
      line('+ ', texts.closed, closed),
      sum,
      ...(sum.text === whole ? [] : [{ ...sum, sign: '≈ ', what: texts.rounded, text: whole }]),
    ],
    how: [drawn[tradesFrom], pace],
  };
}

/** Drawn once and derived from nothing. In a market: trades with a gain / all trades since the start = win rate. */
function explainRate(input: ExplanationInput): Explanation {
  const { locale, account, scenario, market, texts } = input;
  const { successRate, won, closed } = account;
  const percent = (tenths: number) => formatPercent(tenths, locale);
  const line = lineWriter(exactRate, percent);
  const share = market ? formatShare(shareOfGains(market), locale) : '';
  const about = [fill(texts.rateAbout[scenario], { share }), ...marketOrigin(input)];
  if (won === undefined) {
    const drawn = { ...line('', texts.rate, successRate), text: formatSuccessRate(successRate, locale) };
    return { lines: [drawn], how: [fill(texts.rateDrawn, rangeOf(SUCCESS_RATE, percent)), ...about] };
  }
  const countLine = lineWriter(exactNumber, (count) => formatCount(count, locale));
  const counts = [countLine('', texts.won, won), countLine('÷ ', texts.dividedBy, closed)];
  const tenths = displayedRate(account);
  if (tenths === null) return { lines: counts, how: [texts.noRate, ...about] }; // before the first trade
  return { lines: [...counts, line('= ', texts.winRate, tenths)], how: about };
}

/** Where chance and cost come from, unless the scenario has them by itself. */
function marketOrigin({ market, texts }: ExplanationInput): readonly string[] {
  if (market === undefined || isDefaultMarket(market)) return [];
  if (hasFairCoin(market)) return [texts.chosen.cost];
  return [market.cost === FAIR_COST ? texts.chosen.chance : texts.chosen.both];
}

export const figureSums = { profit: explainProfit, trades: explainTrades, rate: explainRate };

function rangeOf({ from, to }: { from: number; to: number }, write: (value: number) => string) {
  return { from: write(from), to: write(to) };
}
