import { exactRate, formatPercent } from '@simulation/engine/format';
import { type PlayedMarket, rangeOfShare } from '@simulation/engine/statistics';
import { fill } from '../../i18n';
import { statisticsTexts } from '../../i18n/statistics';
import { useLanguage, useTexts } from '../../store/react/language';
import { useStoreState } from '../../store/react/useSession';
import { selectAccount } from '../../store/selectors';
import { Figure } from '../../ui/Figure/Figure';
import { Amount } from '../shared/Amount';
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
  const percent = (share: number) => formatPercent(share, locale);
  const observed = played && played.closed > 0 ? played : undefined;
  const range = observed && rangeOfShare(observed.won, observed.closed);
  return (
    <StatisticsSection isFolded title={texts.realityTitle}>
      <FigureList
        isRow
        figures={{
          [isDerived ? texts.wonDrawn : texts.wonClaimed]: figure(successRate),
          ...(observed && {
            [texts.wonMarket]: figure(Math.round((observed.won * 1_000) / observed.closed)),
            [texts.wonOf]: (
              <>
                <Count of={observed.won} /> / <Count of={observed.closed} />
              </>
            ),
          }),
          ...(range && {
            // Outwards: a rounded bound leaves nothing out.
            [texts.wonRange]: fill(texts.wonFromTo, {
              from: percent(Math.floor(range.from * 1_000)),
              to: percent(Math.ceil(range.to * 1_000)),
            }),
          }),
          ...(isDerived &&
            observed && {
              [texts.meanResult]: <Amount cents={observed.distribution.mean} signed />,
            }),
          [texts.notLosing]: <RangeText>{texts.notLosingShare}</RangeText>,
        }}
      />
      <p>
        {texts.realityText} {range && texts.wonRangeText}
      </p>
    </StatisticsSection>
  );
}
