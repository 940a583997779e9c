import { Figure, selectAccount, useLanguage, useRules, useStoreState, useTexts } from '@simulation/dashboard';
import { winRate } from '@simulation/engine';
import { exactRate, formatPercent } from '@simulation/engine/format';
import type { PlayedMarket } from '@simulation/engine/statistics';
import { statisticsTexts } from '../texts/statistics';
import { FigureList } from './FigureList';
import { ScaleBar } from './ScaleBar';
import { StatisticsSection } from './StatisticsSection';

/** Of retail CFD accounts, 74 to 89 % lose money: ESMA Decision (EU) 2018/796. So 11 to 26 % do not. */
const NOT_LOSING = [0.11, 0.26] as const;

/**
 * The rate on its card, that of the trades, and the real share of accounts, on one scale. In a market that can lose the
 * first is the one that is drawn for the same seed.
 */
export function RealitySection({ played }: { played: PlayedMarket | undefined }) {
  const texts = useTexts(statisticsTexts);
  const { locale } = useLanguage();
  const { successRate } = useStoreState(selectAccount);
  const { won = 0, closed = 0 } = played ?? {};
  const rates = [
    [useRules() === 'losing' ? texts.wonDrawn : texts.wonClaimed, successRate] as const,
    ...(closed > 0 ? [[texts.wonMarket, winRate(won, closed)] as const] : []),
  ];
  return (
    <StatisticsSection title={texts.realityTitle}>
      <ScaleBar
        band={NOT_LOSING}
        dots={rates.map(([, tenths], index) => ({ at: tenths / 1_000, isHollow: index === 0 }))}
      />
      <FigureList
        isKey
        figures={{
          ...Object.fromEntries(
            rates.map(([name, tenths]) => [
              name,
              <Figure key={name} exact={exactRate(tenths)}>
                {formatPercent(tenths, locale)}
              </Figure>,
            ]),
          ),
          [texts.notLosing]: texts.notLosingShare,
        }}
      />
    </StatisticsSection>
  );
}
