import { marketText, useLanguage, useTexts } from '@simulation/dashboard';
import { fill, type Locale } from '@simulation/dashboard/texts';
import { cents, TRADE_PROFIT } from '@simulation/engine';
import { formatCount, formatDecimal, formatMoney } from '@simulation/engine/format';
import type { PlayedMarket } from '@simulation/engine/statistics';
import { leastResults, SIGNIFICANCE, testResults } from '@simulation/engine/statistics';
import { statisticsTexts } from '../texts/statistics';
import { HistogramTable } from './HistogramTable';
import { StatisticsSection } from './StatisticsSection';
import { outOf100 } from './shares';

/** The results of a run against the distribution that they are drawn from. */
export function DrawnSection({ played }: { played: PlayedMarket }) {
  const language = useLanguage();
  const texts = useTexts(statisticsTexts);
  const { locale } = language;
  const { market, counts, closed, distribution } = played;
  const { bins } = distribution;
  const money = (amount: number) => formatMoney(cents(amount), locale);
  const bars = bins.map((bin, at) => ({
    from: bin.from,
    to: bin.to,
    count: counts[at] ?? Number.NaN,
    expected: bin.probability * closed,
  }));
  const test = testResults(bins, counts);

  return (
    <StatisticsSection isFolded title={texts.drawnTitle}>
      <p>
        {marketText(language.texts.markets[market.name].result, market, language, {
          from: money(TRADE_PROFIT.from),
          to: money(TRADE_PROFIT.to),
        })}
      </p>
      {test ? (
        <>
          <p className="strong">
            {fill(test.p < SIGNIFICANCE ? texts.uneven : texts.even, {
              p: probability(test.p, locale),
              runs: outOf100(test.p, texts),
            })}
          </p>
          <p>
            {texts.nullHypothesis}{' '}
            {fill(texts.chiSquare, {
              statistic: formatDecimal(test.statistic, 2, locale),
              degrees: String(test.degreesOfFreedom),
            })}
          </p>
        </>
      ) : (
        <p>{fill(texts.tooFew, { least: formatCount(leastResults(bins), locale) })}</p>
      )}
      <HistogramTable
        caption={texts.drawnText}
        heads={[texts.range, texts.observed, texts.expected]}
        bars={bars}
      />
    </StatisticsSection>
  );
}

/** `= 0.43`, and near 0 and 1 a bound: neither would be true. */
function probability(p: number, locale: Locale): string {
  if (p < 0.001) return `<\u00a0${formatDecimal(0.001, 3, locale)}`;
  if (p > 0.99) return `>\u00a0${formatDecimal(0.99, 2, locale)}`;
  return `=\u00a0${formatDecimal(p, p < 0.1 ? 3 : 2, locale)}`;
}
