import { TRADE_PROFIT } from '../../engine';
import { MIN_EXPECTED, SIGNIFICANCE } from '../../engine/statistics/chiSquare';
import type { MarketReplay } from '../../engine/statistics/marketReplay';
import { formatCount, formatMoney } from '../../format';
import { formatDecimal } from '../../format/formatExact';
import { fill, type Locale } from '../../i18n';
import { marketsTexts } from '../../i18n/markets';
import type { StatisticsTexts } from '../../i18n/statistics';
import { useLanguage } from '../../store/react/language';
import { AsTable } from '../../ui/Table/AsTable';
import { marketText } from '../shared/market';
import { Histogram } from './charts/Histogram';
import { HistogramTable } from './charts/HistogramTable';
import * as styles from './Statistics.module.css';
import { StatisticsSection } from './StatisticsSection';

type DrawnSectionProps = { replay: MarketReplay; texts: StatisticsTexts };

/** The results of a run against the distribution that they are drawn from. */
export function DrawnSection({ replay, texts }: DrawnSectionProps) {
  const language = useLanguage();
  const { locale } = language;
  const { market, tally, distribution } = replay;
  const { bins } = distribution;
  const money = (cents: number) => formatMoney(cents, locale);
  const bars = bins.map((bin, at) => ({
    from: bin.from,
    to: bin.to,
    count: tally.counts[at] ?? Number.NaN,
    expected: bin.probability * tally.count,
  }));
  const [first, last] = [bins[0]?.from ?? Number.NaN, bins.at(-1)?.to ?? Number.NaN];

  return (
    <StatisticsSection title={texts.drawnTitle}>
      <p>
        {marketText(marketsTexts[locale][market.name].statistics.drawn, market, language, {
          least: money(TRADE_PROFIT.from),
          most: money(TRADE_PROFIT.to),
        })}{' '}
        {texts.drawnText}
      </p>
      <Histogram bars={bars} ticks={[first, (first + last) / 2, last].map(money)} />
      <Verdict replay={replay} texts={texts} locale={locale} />
      <AsTable summary={texts.asTable}>
        <HistogramTable
          caption={texts.drawnTitle}
          heads={[texts.range, texts.observed, texts.expected]}
          to={texts.between}
          bars={bars}
        />
      </AsTable>
    </StatisticsSection>
  );
}

type VerdictProps = { replay: MarketReplay; texts: StatisticsTexts; locale: Locale };

/** The chi-square test of a run's results, in plain words. */
function Verdict({ replay: { tally, distribution }, texts, locale }: VerdictProps) {
  const probabilities = distribution.bins.map((bin) => bin.probability);
  const needed = Math.ceil(MIN_EXPECTED / Math.min(...probabilities));
  const test = tally.test();
  if (test === null) return <p>{fill(texts.tooFew, { least: formatCount(needed, locale) })}</p>;
  const { statistic, degreesOfFreedom, p } = test;
  return (
    <>
      <p className={styles.said}>
        {fill(verdictText(p, texts), { p: probability(p, locale), runs: String(Math.round(p * 100)) })}
      </p>
      <p>{texts.nullHypothesis}</p>
      <p>
        {fill(texts.chiSquare, {
          statistic: formatDecimal(statistic, 2, locale),
          degrees: String(degreesOfFreedom),
        })}
      </p>
    </>
  );
}

/** Below 0.005 the number of runs among 100 rounds to none. */
function verdictText(p: number, texts: StatisticsTexts): string {
  if (p >= SIGNIFICANCE) return texts.even;
  if (p < 0.005) return texts.veryUneven;
  return Math.round(p * 100) === 1 ? texts.unevenOne : texts.uneven;
}

/** `= 0.43`, and what is next to certain or impossible as a bound: neither 1 nor 0 would be true. */
function probability(p: number, locale: Locale): string {
  if (p < 0.001) return `< ${formatDecimal(0.001, 3, locale)}`;
  if (p > 0.99) return `> ${formatDecimal(0.99, 2, locale)}`;
  return `= ${formatDecimal(p, p < 0.1 ? 3 : 2, locale)}`;
}
