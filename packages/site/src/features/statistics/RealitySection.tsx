import { fromCents, winRate } from '@simulation/engine';
import { exactNumber, exactRate, formatAverage, formatPercent } from '@simulation/engine/format';
import { type PlayedMarket, rangeOfShare } from '@simulation/engine/statistics';
import { fill } from '../../i18n';
import { statisticsTexts } from '../../i18n/statistics';
import { useLanguage, useTexts } from '../../store/react/language';
import { useStoreState } from '../../store/react/useSession';
import { selectAccount } from '../../store/selectors';
import { Figure } from '../../ui/Figure/Figure';
import { Count } from '../shared/Count';
import { useRules } from '../shared/market';
import { RangeText } from '../shared/RangeText';
import { FigureList } from './FigureList';
import { StatisticsSection } from './StatisticsSection';

/**
 * The rate on its card beside the real share of accounts. ESMA Decision (EU) 2018/796: 74 to 89 % of retail CFD accounts
 * lose money, so 11 to 26 % do not. In a market that can lose the rate is that of the trades of the statistics, and with it stand
 * the one that is drawn for the same seed and what a trade is expected to bring: neither rate tells it.
 */
export function RealitySection({ played }: { played: PlayedMarket | undefined }) {
  const texts = useTexts(statisticsTexts);
  const { locale } = useLanguage();
  const { successRate } = useStoreState(selectAccount);
  const isDerived = useRules() === 'losing';
  const figure = (tenths: number) => (
    <Figure exact={exactRate(tenths)}>{formatPercent(tenths, locale)}</Figure>
  );
  const observed = played && played.closed > 0 ? played : undefined;
  const meanFigure = ({ distribution: { mean } }: PlayedMarket) => (
    <Figure exact={exactNumber(fromCents(mean))}>{formatAverage(mean, locale, true)}</Figure>
  );
  /** Rounded outwards: nothing is left out. */
  const rangeText = ({ won, closed }: PlayedMarket) => {
    const { from, to } = rangeOfShare(won, closed);
    return fill(texts.wonFromTo, {
      from: formatPercent(Math.floor(from * 1_000), locale),
      to: formatPercent(Math.ceil(to * 1_000), locale),
    });
  };
  return (
    <StatisticsSection title={texts.realityTitle}>
      <FigureList
        isRow
        figures={{
          [isDerived ? texts.wonDrawn : texts.wonClaimed]: figure(successRate),
          ...(observed && {
            [texts.wonMarket]: figure(winRate(observed.won, observed.closed)),
            [texts.wonOf]: (
              <>
                <Count of={observed.won} /> / <Count of={observed.closed} />
              </>
            ),
            [texts.wonRange]: rangeText(observed),
            ...(isDerived && {
              [texts.meanResult]: meanFigure(observed),
            }),
          }),
          [texts.notLosing]: <RangeText>{texts.notLosingShare}</RangeText>,
        }}
      />
      <p>
        {texts.realityText} {observed && texts.wonRangeText}
      </p>
    </StatisticsSection>
  );
}
