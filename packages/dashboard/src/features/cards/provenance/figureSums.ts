import {
  type Account,
  cents,
  displayedRate,
  HOLDING_TICKS,
  type Market,
  marketOf,
  PACE,
  RISE_LARGE,
  RISE_SMALL,
  type Run,
  START_AMOUNT,
  START_TRADES,
  SUCCESS_RATE,
  TRADE_PROFIT,
  valuesOf,
  wholeTradeCount,
} from '@simulation/engine';
import {
  exactMoney,
  exactNumber,
  exactRate,
  formatCount,
  formatExactCount,
  formatMoney,
  formatPercent,
  formatShare,
  formatSuccessRate,
} from '@simulation/engine/format';
import { shareOfGains } from '@simulation/engine/statistics';
import { fill } from '../../../i18n';
import type { ProvenanceTexts } from '../../../i18n/provenance';
import type { Language } from '../../../store/react/language';
import type { Payments } from '../../../visit/position';
import { rulesOf } from '../../shared/market';
import { marketText, valueText } from '../../shared/marketText';

/** A line of a sum: its sign, what it is, the exact number for programs, its text for people. */
type Line = {
  readonly sign: string;
  readonly what: string;
  readonly exact: string;
  readonly text: string;
};

/** The lines of a sum, the last of which is the figure, and sentences that say how each number is drawn. */
type Sum = { readonly lines: readonly Line[]; readonly how: readonly string[] };

type SumInput = {
  account: Account;
  run: Run;
  /** Of the run that an extra tells. */
  payments?: Payments | undefined;
  language: Language;
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

/** What sets a start value in an address. */
const AMOUNT = { parameter: 'amount' };
const TRADES = { parameter: 'trades' };

/** start + the results of the trades closed since = total, to the cent. */
function explainProfit(input: SumInput): Sum {
  const { account, run, payments, texts } = input;
  const { locale } = input.language;
  const { startAmount, amountFrom, total, closed } = account;
  const money = (amount: number) => formatMoney(cents(amount), locale);
  const line = lineWriter((amount) => exactMoney(cents(amount)), money);
  const { one, many } = texts.sum[rulesOf(run) === 'losing' ? 'results' : 'profits'];
  const results = closed === 1 ? one : fill(many, { count: formatCount(closed, locale) });
  const drawn = {
    link: fill(texts.fromLink, AMOUNT),
    preset: texts.preset,
    random: fill(texts.startDrawn, { ...AMOUNT, ...rangeOf(START_AMOUNT, money) }),
  };
  return {
    lines: [
      ...(payments === undefined
        ? [line('', texts.start[amountFrom], startAmount)]
        : [
            line('', texts.paidIn, payments.in),
            ...(payments.out > 0 ? [line('− ', texts.takenOut, payments.out)] : []),
            line('+ ', texts.madeUp, startAmount - payments.in + payments.out),
          ]),
      // A negative sum brings its own sign.
      line(total < startAmount ? '' : '+ ', results, total - startAmount),
      line('= ', texts.profit, total),
    ],
    how: [...(payments === undefined ? [drawn[amountFrom]] : []), ...explainResult(input)],
  };
}

/** How a result is drawn: by the script, or by the market, and who has chosen its values. */
function explainResult({ run, language, texts }: SumInput): readonly string[] {
  const money = (amount: number) => formatMoney(cents(amount), language.locale);
  if (rulesOf(run) === 'script') {
    const [small, large] = [rangeOf(RISE_SMALL, money), rangeOf(RISE_LARGE, money)];
    const places = { small: small.from, smallTo: small.to, large: large.from, largeTo: large.to };
    return [fill(texts.resultScript, { rises: String(HOLDING_TICKS), ...places })];
  }
  const market = marketOf(run);
  const { result } = language.texts.markets[market.name];
  return [
    marketText(result, market, language, rangeOf(TRADE_PROFIT, money)),
    ...explainChoice(market, language, texts),
  ];
}

/** The values that a link sets; those that the market has by itself nobody chose. */
function explainChoice(market: Market, language: Language, texts: ProvenanceTexts): readonly string[] {
  const chosen = valuesOf(market).filter(({ isUsual }) => !isUsual);
  if (chosen.length === 0) return [];
  const values = chosen.map(
    (each) => `${fill(language.texts.quoted, { text: each.name })} ${valueText(each, language)}`,
  );
  return [fill(texts.chosen, { values: values.join(', ') })];
}

/** start + the trades closed since = count. The link's start is kept as it is, so it may have to be rounded. */
function explainTrades({ account, run, language: { locale }, texts }: SumInput): Sum {
  const { startTrades, tradesFrom, closed } = account;
  const count = wholeTradeCount(account);
  const start = count - closed;
  const line = lineWriter(exactNumber, (of) => formatExactCount(of, locale));
  const drawn = {
    link: fill(texts.fromLink, TRADES),
    preset: texts.preset,
    random: fill(texts.startDrawn, { ...TRADES, ...rangeOf(START_TRADES, String) }),
  };
  const seconds = (ms: number) => String(ms / 1_000);
  const pace = fill(rulesOf(run) === 'script' ? texts.paceScript : texts.paceFeed, rangeOf(PACE, seconds));
  return {
    lines: [
      line('', texts.start[tradesFrom], startTrades),
      ...(start === startTrades ? [] : [line('≈ ', texts.rounded, start)]),
      line('+ ', texts.closed, closed),
      line('= ', texts.trades, count),
    ],
    how: [drawn[tradesFrom], pace],
  };
}

/**
 * Drawn once and derived from nothing. In a market that can lose: trades with a gain / all trades since the start = win
 * rate; beneath it the rate that the specified page draws for the same seed.
 */
function explainRate({ account, run, language, texts }: SumInput): Sum {
  const { locale } = language;
  const { successRate, won, closed } = account;
  const percent = (tenths: number) => formatPercent(tenths, locale);
  const line = lineWriter(exactRate, percent);
  const about = aboutRate(run, language, texts);
  const range = fill(texts.rateDrawn, rangeOf(SUCCESS_RATE, percent));
  if (won === undefined) {
    const drawn = { ...line('', texts.rate, successRate), text: formatSuccessRate(successRate, locale) };
    return { lines: [drawn], how: [range, ...about] };
  }
  const countLine = lineWriter(exactNumber, (count) => formatCount(count, locale));
  const counts = [countLine('', texts.won, won), countLine('÷ ', texts.dividedBy, closed)];
  const tenths = displayedRate(account);
  if (tenths === null) return { lines: counts, how: [texts.noRate, ...about] }; // before the first trade
  const compared = fill(texts.drawnRate, { rate: percent(successRate) });
  return { lines: [...counts, line('= ', texts.winRate, tenths)], how: [...about, compared] };
}

function aboutRate(run: Run, language: Language, texts: ProvenanceTexts): readonly string[] {
  const market = marketOf(run);
  const { rate } = language.texts.markets[market.name];
  const share = formatShare(shareOfGains(market), language.locale);
  return [marketText(rate, market, language, { share }), ...explainChoice(market, language, texts)];
}

export const figureSums = { profit: explainProfit, trades: explainTrades, rate: explainRate };

function rangeOf({ from, to }: { from: number; to: number }, write: (value: number) => string) {
  return { from: write(from), to: write(to) };
}
