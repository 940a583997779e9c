import { roundHalfAway, TRADE_PROFIT } from '@simulation/engine';
import { formatCount, formatDecimal, formatMoney } from '@simulation/engine/format';
import type { HistogramBar } from '@simulation/engine/runs';
import type { PlayedMarket, ResultDistribution } from '@simulation/engine/statistics';
import { MIN_EXPECTED, SIGNIFICANCE, testResults } from '@simulation/engine/statistics';
import { fill, type Locale } from '../../i18n';
import { type StatisticsTexts, statisticsTexts } from '../../i18n/statistics';
import { useLanguage, useTexts } from '../../store/react/language';
import { AsTable } from '../../ui/Table/AsTable';
import { marketText } from '../shared/marketText';
import * as styles from './charts/Chart.module.css';
import { Histogram } from './charts/Histogram';
import { HistogramTable } from './charts/HistogramTable';
import { outOf100 } from './outOf100';
import { StatisticsSection } from './StatisticsSection';

/** The results of a run against the distribution that they are drawn from. */
export function DrawnSection({ played }: { played: PlayedMarket }) {
  const language = useLanguage();
  const texts = useTexts(statisticsTexts);
  const { locale } = language;
  const { market, counts, closed, distribution } = played;
  const { bins } = distribution;
  const money = (cents: number) => formatMoney(cents, locale);
  const bars = bins.map((bin, at) => ({
    from: bin.from,
    to: bin.to,
    count: counts[at] ?? Number.NaN,
    expected: bin.probability * closed,
  }));
  const ends = [bins[0]?.from, middleOf(bins), bins.at(-1)?.to];
  const test = testResults(bins, counts);
  const isToScale = new Set(distribution.parts.map(({ times }) => Math.abs(times))).size === 1;

  return (
    <StatisticsSection
      isFolded
      title={texts.drawnTitle}
      {...(test && { gist: `p\u00a0${probability(test.p, locale)}` })}
    >
      <p>
        {marketText(language.texts.markets[market.name].result, market, language, {
          from: money(TRADE_PROFIT.from),
          to: money(TRADE_PROFIT.to),
        })}{' '}
        {texts.drawnText}
        {!isToScale && ` ${texts.twoScales}`}
      </p>
      <Histogram bars={evenly(bars, distribution)} counted={texts.counted}>
        <p className={`row ends axis ${styles.times}`}>
          {ends.map((end = Number.NaN) => (
            <span key={end}>{money(end)}</span>
          ))}
        </p>
      </Histogram>
      <p className={test ? 'strong' : undefined}>
        {test
          ? fill(verdictText(test.p, texts), {
              p: probability(test.p, locale),
              runs: outOf100(test.p, texts),
            })
          : fill(texts.tooFew, { least: formatCount(leastFor(bins), locale) })}
      </p>
      <AsTable summary={texts.asTable}>
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
          caption={texts.drawnTitle}
          heads={[texts.range, texts.observed, texts.expected]}
          bars={bars}
        />
      </AsTable>
    </StatisticsSection>
  );
}

/** Of a histogram's axis: between the two bins in the middle, which have a gap between them where there are losses. */
function middleOf(bins: ResultDistribution['bins']): number {
  const half = bins.length / 2;
  return roundHalfAway(((bins[half - 1]?.to ?? Number.NaN) + (bins[half]?.from ?? Number.NaN)) / 2);
}

/** The width of a bar, and of the gap between losses and gains, on an axis of its own. */
const BAR = 100;
const GAP = 400;

/**
 * Bars of one width, so that their areas are as their counts: those of losses would be as many times as wide as a loss is
 * larger, and would look like most of the trades.
 */
function evenly(bars: readonly HistogramBar[], { parts, bins }: ResultDistribution): HistogramBar[] {
  const perPart = bins.length / parts.length;
  return bars.map((bar, index) => {
    const from = index * BAR + Math.floor(index / perPart) * GAP;
    return { ...bar, from, to: from + BAR - 1 };
  });
}

/** How many trades the chi-square test needs. */
const leastFor = (bins: ResultDistribution['bins']) =>
  Math.ceil(MIN_EXPECTED / Math.min(...bins.map((bin) => bin.probability)));

/** Below 0.005 the number of runs among 100 rounds to none. */
function verdictText(p: number, texts: StatisticsTexts): string {
  if (p >= SIGNIFICANCE) return texts.even;
  if (p < 0.005) return texts.veryUneven;
  return Math.round(p * 100) === 1 ? texts.unevenOne : texts.uneven;
}

/** `= 0.43`, and near 0 and 1 a bound: neither would be true. */
function probability(p: number, locale: Locale): string {
  if (p < 0.001) return `<\u00a0${formatDecimal(0.001, 3, locale)}`;
  if (p > 0.99) return `>\u00a0${formatDecimal(0.99, 2, locale)}`;
  return `=\u00a0${formatDecimal(p, p < 0.1 ? 3 : 2, locale)}`;
}
