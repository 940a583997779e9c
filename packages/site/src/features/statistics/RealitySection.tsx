import { displayedRate } from '@simulation/engine';
import { exactRate, formatPercent } from '@simulation/engine/format';
import type { PlayedMarket } from '@simulation/engine/statistics';
import { statisticsTexts } from '../../i18n/statistics';
import { useLanguage, useTexts } from '../../store/react/language';
import { useStoreState } from '../../store/react/useSession';
import { selectAccount } from '../../store/selectors';
import { Figure } from '../../ui/Figure/Figure';
import { Amount } from '../shared/Amount';
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
  const rate = isDerived ? played && displayedRate({ ...played, successRate }) : successRate;
  if (rate === undefined || rate === null) return null;
  const figure = (tenths: number) => (
    <Figure exact={exactRate(tenths)}>{formatPercent(tenths, locale)}</Figure>
  );
  return (
    <StatisticsSection isFolded title={texts.realityTitle}>
      <FigureList
        isRow
        figures={{
          ...(isDerived && played
            ? {
                [texts.wonDrawn]: figure(successRate),
                [texts.wonMarket]: figure(rate),
                [texts.meanResult]: <Amount cents={played.distribution.mean} signed />,
              }
            : { [texts.wonClaimed]: figure(rate) }),
          [texts.notLosing]: <RangeText>{texts.notLosingShare}</RangeText>,
        }}
      />
      <p>{texts.realityText}</p>
    </StatisticsSection>
  );
}
