import {
  Count,
  Figure,
  marketName,
  ofVariant,
  shownSeed,
  useLanguage,
  useLink,
  useRules,
  useTexts,
} from '@simulation/dashboard';
import { comparedMarkets, fromCents, marketOf, runParameters } from '@simulation/engine';
import { exactNumber, formatAverage, formatClock } from '@simulation/engine/format';
import type { PlayedMarket } from '@simulation/engine/statistics';
import { statisticsTexts } from '../texts/statistics';
import { FigureList } from './FigureList';
import { StatisticsSection } from './StatisticsSection';
import { rateRange } from './shares';
import type { ReplayTarget } from './useReplay';

type RunSectionProps = { target: ReplayTarget; played: PlayedMarket | undefined };

/**
 * Which run the figures are of, what its rate of gains tells, and in a market that can lose what a trade is expected to
 * bring: no rate tells it.
 */
export function RunSection({ target: { run, moment }, played }: RunSectionProps) {
  const language = useLanguage();
  const { locale, texts: page } = language;
  const texts = useTexts(statisticsTexts);
  const toPage = useLink();
  const isDerived = useRules() === 'losing';
  const market = marketOf(run);
  const others = comparedMarkets(market).filter(({ name }) => name !== market.name);
  const { won = 0, closed = 0, distribution: { mean = 0 } = {} } = played ?? {};
  const rates = closed > 0 && {
    [texts.wonOf]: (
      <>
        <Count of={won} /> / <Count of={closed} />
      </>
    ),
    [texts.wonRange]: rateRange(won, closed, locale),
    ...(isDerived && {
      [texts.meanResult]: (
        <Figure exact={exactNumber(fromCents(mean))}>{formatAverage(mean, locale, true)}</Figure>
      ),
    }),
  };
  return (
    <StatisticsSection isFolded title={texts.runTitle}>
      <FigureList
        figures={{
          [page.seed]: <bdi>{shownSeed(run.seed)}</bdi>,
          [page.charts.time]: formatClock(moment),
          [texts.scenario]: marketName(market, language),
          [texts.closed]: played ? <Count of={closed} /> : '–',
          ...rates,
        }}
      />
      <p>
        {closed > 0 && texts.wonRangeText} {texts.realityText}
      </p>
      {others.map((other) => (
        <a
          key={other.name}
          className="target screen-only"
          href={toPage('dashboard', { ...runParameters({ ...run, market: other }), t: moment, still: true })}
        >
          {ofVariant(texts.open[other.name], other)}
        </a>
      ))}
    </StatisticsSection>
  );
}
