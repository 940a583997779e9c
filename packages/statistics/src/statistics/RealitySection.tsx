import {
  AsTable,
  Count,
  Figure,
  selectAccount,
  useLanguage,
  useRules,
  useStoreState,
  useTexts,
} from '@simulation/dashboard';
import { fill } from '@simulation/dashboard/texts';
import { fromCents, winRate } from '@simulation/engine';
import { exactNumber, exactRate, formatAverage, formatPercent } from '@simulation/engine/format';
import { type PlayedMarket, rangeOfShare } from '@simulation/engine/statistics';
import { statisticsTexts } from '../texts/statistics';
import { FigureList } from './FigureList';
import { ScaleBar } from './ScaleBar';
import { StatisticsSection } from './StatisticsSection';

/** Of retail CFD accounts, 74 to 89 % lose money: ESMA Decision (EU) 2018/796. So 11 to 26 % do not. */
const NOT_LOSING = [0.11, 0.26] as const;

/**
 * The rate on its card, that of the trades, and the real share of accounts, on one scale. In a market that can lose the
 * first is the one that is drawn for the same seed, and with the others stands what a trade is expected to bring: no
 * rate tells it.
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
  const rate = observed && winRate(observed.won, observed.closed);
  return (
    <StatisticsSection title={texts.realityTitle}>
      <ScaleBar
        band={NOT_LOSING}
        dots={[
          { at: successRate / 1_000, isHollow: true },
          ...(rate === undefined ? [] : [{ at: rate / 1_000 }]),
        ]}
      />
      <FigureList
        isKey
        figures={{
          [isDerived ? texts.wonDrawn : texts.wonClaimed]: figure(successRate),
          ...(rate !== undefined && { [texts.wonMarket]: figure(rate) }),
          [texts.notLosing]: texts.notLosingShare,
        }}
      />
      <AsTable summary={texts.rates}>
        <p>
          {texts.realityText} {observed && texts.wonRangeText}
        </p>
        {observed && (
          <FigureList
            figures={{
              [texts.wonOf]: (
                <>
                  <Count of={observed.won} /> / <Count of={observed.closed} />
                </>
              ),
              [texts.wonRange]: rangeText(observed),
              ...(isDerived && {
                [texts.meanResult]: meanFigure(observed),
              }),
            }}
          />
        )}
      </AsTable>
    </StatisticsSection>
  );

  /** Rounded outwards: nothing is left out. */
  function rangeText({ won, closed }: PlayedMarket): string {
    const { from, to } = rangeOfShare(won, closed);
    return fill(texts.wonFromTo, {
      from: formatPercent(Math.floor(from * 1_000), locale),
      to: formatPercent(Math.ceil(to * 1_000), locale),
    });
  }
}
