import { marketText, useLanguage, useTexts } from '@simulation/dashboard';
import { fill, type Locale } from '@simulation/dashboard/texts';
import { cents, roundHalfAway, TRADE_PROFIT } from '@simulation/engine';
import { formatCount, formatDecimal, formatMoney } from '@simulation/engine/format';
import type { PlayedMarket, ResultDistribution } from '@simulation/engine/statistics';
import { MIN_EXPECTED, SIGNIFICANCE, testResults } from '@simulation/engine/statistics';
import { type StatisticsTexts, statisticsTexts } from '../texts/statistics';
import { HistogramTable } from './HistogramTable';
import { outOf100 } from './outOf100';
import { StatisticsSection } from './StatisticsSection';

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
      <p className={test ? 'strong' : undefined}>
        {test
          ? fill(verdictText(test.p, texts), {
              p: probability(test.p, locale),
              runs: outOf100(test.p, texts),
            })
          : fill(texts.tooFew, { least: formatCount(leastFor(bins), locale) })}
      </p>
      {test && (
        <p>
          {texts.nullHypothesis}{' '}
          {fill(texts.chiSquare, {
            statistic: formatDecimal(test.statistic, 2, locale),
            degrees: String(test.degreesOfFreedom),
          })}
        </p>
      )}
      <HistogramTable
        caption={texts.drawnText}
        heads={[texts.range, texts.observed, texts.expected]}
        bars={bars}
      />
    </StatisticsSection>
  );
}

/** How many trades the chi-square test needs. */
const leastFor = (bins: ResultDistribution['bins']) =>
  Math.ceil(MIN_EXPECTED / Math.min(...bins.map((bin) => bin.probability)));

/** Below 0.005 the number of runs among 100 rounds to none. */
function verdictText(p: number, texts: StatisticsTexts): string {
  if (p >= SIGNIFICANCE) return texts.even;
  if (p < 0.005) return texts.veryUneven;
  return roundHalfAway(p, 2) === 1 ? texts.unevenOne : texts.uneven;
}

/** `= 0.43`, and near 0 and 1 a bound: neither would be true. */
function probability(p: number, locale: Locale): string {
  if (p < 0.001) return `<\u00a0${formatDecimal(0.001, 3, locale)}`;
  if (p > 0.99) return `>\u00a0${formatDecimal(0.99, 2, locale)}`;
  return `=\u00a0${formatDecimal(p, p < 0.1 ? 3 : 2, locale)}`;
}
