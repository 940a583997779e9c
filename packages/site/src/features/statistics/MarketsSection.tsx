import { type Market, marketOf, RIGGED, runParameters, valuesOf, winRate } from '@simulation/engine';
import { exactRate, formatAverage, formatClock, formatMoney, formatPercent } from '@simulation/engine/format';
import type { PlayedMarket } from '@simulation/engine/statistics';
import { fill, type Locale } from '../../i18n';
import { type StatisticsTexts, statisticsTexts } from '../../i18n/statistics';
import { useLanguage, useTexts } from '../../store/react/language';
import { useStoreState } from '../../store/react/useSession';
import { selectPicked } from '../../store/selectors';
import { Figure } from '../../ui/Figure/Figure';
import { Table } from '../../ui/Table/Table';
import { Amount } from '../shared/Amount';
import { Count } from '../shared/Count';
import { ChartPicture } from '../shared/EquityCurve/ChartPicture';
import { boundsOf, stepPath } from '../shared/EquityCurve/curveGeometry';
import { useLink } from '../shared/links';
import { marketName, marketText, ofVariant } from '../shared/marketText';
import * as styles from './Statistics.module.css';
import { StatisticsSection } from './StatisticsSection';
import type { Replays } from './useReplays';

/** Colors of the rigged feed and of the market beside it. */
const INKS = ['var(--gain)', 'var(--fair)'] as const;

/** Both curves of one seed in one plot, how far apart they end, and what they came to. */
export function MarketsSection({ replays: { markets, target } }: { replays: Replays }) {
  const language = useLanguage();
  const { locale, texts: page } = language;
  const texts = useTexts(statisticsTexts);
  const toPage = useLink();
  const picked = useStoreState(selectPicked);
  const { run, moment } = target;
  const [rigged, { market, distribution, startAmount, total }] = markets;
  const { mean } = distribution;
  const bounds = { ...boundsOf(markets.flatMap((played) => played.points)), until: moment };
  const { title, about, invented } = comparisonOf(market, texts);
  const names = [texts.start, texts.since, texts.final, texts.won, page.winRate, texts.costs];
  const columns = markets.map((played) => figuresOf(played, locale));
  return (
    <StatisticsSection isFolded title={title}>
      <p>
        {texts.sameText} {marketText(about, market, language)}
      </p>
      <div className={styles.plot}>
        <ChartPicture bounds={bounds} grid={[]} base={startAmount}>
          {markets.map((played, place) => (
            <path
              key={played.market.name}
              stroke={INKS[place]}
              strokeWidth={2}
              d={stepPath(played.points, bounds)}
            />
          ))}
        </ChartPicture>
      </div>
      <p className="strong">
        {fill(texts.apart, {
          time: formatClock(moment),
          apart: formatMoney(Math.abs(rigged.total - total), locale),
        })}
      </p>
      <Table
        caption={title}
        heads={[texts.figure, ...markets.map((played) => marketName(played.market, language))]}
        rows={names.map((name, key) => ({ key, cells: [name, ...columns.map((column) => column[key])] }))}
      />
      <ul className="row">
        {markets.map((played) => (
          <li key={played.market.name}>
            <a
              href={toPage('dashboard', {
                ...runParameters({ ...run, market: played.market }),
                picked: played.market.name === marketOf(run).name ? picked : undefined,
                t: moment,
                still: true,
              })}
            >
              {ofVariant(page.markets[played.market.name].open, played.market)}
            </a>
          </li>
        ))}
      </ul>
      <p>
        {invented} {fill(texts.outlook[outlookOf(mean)], { mean: formatAverage(Math.abs(mean), locale) })}
      </p>
    </StatisticsSection>
  );
}

/** Start, change, total, gains of all trades, win rate and costs. */
function figuresOf({ market, startAmount, total, won, closed }: PlayedMarket, locale: Locale) {
  const rate = winRate(won, closed);
  const wins = (
    <>
      <Count of={won} /> / <Count of={closed} />
    </>
  );
  return [
    <Amount key="start" cents={startAmount} />,
    <Amount key="since" cents={total - startAmount} signed />,
    <Amount key="total" cents={total} />,
    wins,
    <Figure key="rate" exact={exactRate(rate)}>
      {formatPercent(rate, locale)}
    </Figure>,
    <Amount key="costs" cents={closed * costOf(market)} />,
  ];
}

const costOf = (market: Market) => valuesOf(market).find(({ name }) => name === 'cost')?.value ?? 0;

/** What is said of a market beside the rigged feed. */
function comparisonOf(market: Market, { comparison }: StatisticsTexts) {
  if (market.name === RIGGED.name) throw new RangeError('The rigged feed is compared with itself.');
  return ofVariant<typeof comparison.fair.usual>(comparison[market.name], market);
}

/** Whether a trade is expected to bring a loss, nothing or a gain. */
function outlookOf(mean: number) {
  if (mean === 0) return 'even';
  return mean < 0 ? 'loss' : 'gain';
}
