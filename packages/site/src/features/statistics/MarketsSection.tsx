import { cents, type Market, marketOf, RIGGED, runParameters, valuesOf, winRate } from '@simulation/engine';
import { exactRate, formatAverage, formatPercent } from '@simulation/engine/format';
import type { PlayedMarket } from '@simulation/engine/statistics';
import { fill } from '../../i18n';
import { type StatisticsTexts, statisticsTexts } from '../../i18n/statistics';
import { useLanguage, useTexts } from '../../store/react/language';
import { useStoreState } from '../../store/react/useSession';
import { selectPicked } from '../../store/selectors';
import { Figure } from '../../ui/Figure/Figure';
import { SimulatedBadge } from '../../ui/SimulatedBadge/SimulatedBadge';
import { Amount } from '../shared/Amount';
import { Count } from '../shared/Count';
import { boundsOf, type CurveBounds } from '../shared/EquityCurve/curveGeometry';
import { EquityCurve } from '../shared/EquityCurve/EquityCurve';
import { useLink } from '../shared/links';
import { MarketName } from '../shared/MarketName';
import { marketText, ofVariant } from '../shared/marketText';
import { FigureList } from './FigureList';
import * as styles from './Statistics.module.css';
import { StatisticsSection } from './StatisticsSection';
import type { Replays, ReplayTarget } from './useReplays';

/** Both curves of one seed side by side, on one scale, with what they came to. */
export function MarketsSection({ replays: { markets, target } }: { replays: Replays }) {
  const language = useLanguage();
  const texts = useTexts(statisticsTexts);
  const [, { market, distribution }] = markets;
  const { mean } = distribution;
  const bounds = { ...boundsOf(markets.flatMap((played) => played.points)), until: target.moment };
  const { title, about, invented } = comparisonOf(market, texts);
  return (
    <StatisticsSection isFolded title={title}>
      <p>
        {texts.sameText} {marketText(about, market, language)} {texts.scaleText}
      </p>
      <div className={`columns ${styles.pair}`}>
        {markets.map((played) => (
          <Played key={played.market.name} played={played} target={target} bounds={bounds} />
        ))}
      </div>
      <p>
        {invented}{' '}
        {fill(texts.outlook[outlookOf(mean)], { mean: formatAverage(Math.abs(mean), language.locale) })}
      </p>
    </StatisticsSection>
  );
}

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

type PlayedProps = {
  played: PlayedMarket;
  target: ReplayTarget;
  bounds: CurveBounds;
};

function Played({ played, target: { run, moment }, bounds }: PlayedProps) {
  const { locale, texts: page } = useLanguage();
  const texts = useTexts(statisticsTexts);
  const toPage = useLink();
  const picked = useStoreState(selectPicked);
  const { market, closed, won, startAmount, total } = played;
  const cost = valuesOf(market).find(({ name }) => name === 'cost')?.value ?? 0;
  const rate = winRate(won, closed);
  const link = toPage('dashboard', {
    ...runParameters({ ...run, market }),
    picked: market.name === marketOf(run).name ? picked : undefined,
    t: moment,
    still: true,
  });
  return (
    <figure className={`stack ${styles.market}`}>
      <figcaption className={`row ${styles.head}`}>
        <MarketName market={market} />
        <SimulatedBadge>{page.simulated}</SimulatedBadge>
      </figcaption>
      <div className={styles.plot}>
        <EquityCurve points={played.points} bounds={bounds} />
      </div>
      <FigureList
        figures={{
          [texts.start]: <Amount cents={startAmount} />,
          [texts.since]: <Amount cents={cents(total - startAmount)} signed />,
          [texts.final]: <Amount cents={total} />,
          [texts.won]: <Count of={won} />,
          [page.listTitle]: <Count of={closed} />,
          [page.winRate]: <Figure exact={exactRate(rate)}>{formatPercent(rate, locale)}</Figure>,
          [texts.costs]: <Amount cents={cents(closed * cost)} />,
        }}
      />
      <a href={link}>{ofVariant(page.markets[market.name].open, market)}</a>
    </figure>
  );
}
