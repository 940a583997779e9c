import { exactRate, formatPercent } from '../../format';
import type { StatisticsTexts } from '../../i18n/statistics';
import { useLanguage } from '../../store/react/language';
import { useStoreState } from '../../store/react/useSession';
import { selectRate } from '../../store/selectors';
import { Figure } from '../../ui/Figure/Figure';
import { useScenario } from '../shared/scenario';
import { FigureList } from './FigureList';
import { StatisticsSection } from './StatisticsSection';

/**
 * The rate on its card beside the real share of accounts. ESMA Decision (EU) 2018/796: 74 to 89 % of retail CFD accounts
 * lose money, so 11 to 26 % do not.
 */
export function RealitySection({ texts }: { texts: StatisticsTexts }) {
  const { locale } = useLanguage();
  const isMarket = useScenario() === 'market';
  const rate = useStoreState(selectRate);
  if (rate === null) return null;
  return (
    <StatisticsSection title={texts.realityTitle}>
      <FigureList
        figures={{
          [isMarket ? texts.wonMarket : texts.wonClaimed]: (
            <Figure exact={exactRate(rate)}>{formatPercent(rate, locale)}</Figure>
          ),
          [texts.notLosing]: texts.notLosingShare,
        }}
      />
      <p>{texts.realityText}</p>
    </StatisticsSection>
  );
}
