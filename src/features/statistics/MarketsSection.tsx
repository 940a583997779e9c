import { pathOf, writeAddress } from '../../address/writeAddress';
import { FAIR_COST } from '../../engine';
import type { MarketReplay } from '../../engine/statistics/marketReplay';
import { exactMoney, exactNumber, formatCount, formatMoney, formatPercent } from '../../format';
import { formatClock } from '../../format/formatClock';
import { fill } from '../../i18n';
import { chartsTexts } from '../../i18n/charts';
import type { StatisticsTexts } from '../../i18n/statistics';
import { useActions } from '../../store/react/actions';
import { useLanguage } from '../../store/react/language';
import { boundsOf, type CurveBounds } from '../../ui/EquityCurve/curveGeometry';
import { EquityCurve } from '../../ui/EquityCurve/EquityCurve';
import { Figure } from '../../ui/Figure/Figure';
import { ScenarioBadge, SimulatedBadge } from '../../ui/SimulatedBadge/SimulatedBadge';
import { Amount } from './Amount';
import { FigureList } from './FigureList';
import * as styles from './Statistics.module.css';
import { StatisticsSection } from './StatisticsSection';
import type { Markets } from './useMarkets';

/** Both curves of one seed side by side, on one scale, with what they came to. */
export function MarketsSection({ markets, texts }: { markets: Markets; texts: StatisticsTexts }) {
  const { currency } = useLanguage();
  const { rigged, fair, subject } = markets;
  const cost = formatMoney(FAIR_COST, currency);
  const bounds = { ...boundsOf([...rigged.points(), ...fair.points()]), from: 0, until: subject.moment };
  return (
    <StatisticsSection title={texts.marketsTitle}>
      <p>{fill(texts.marketsText, { cost })}</p>
      <div className={styles.pair}>
        <Market market={rigged} markets={markets} bounds={bounds} texts={texts} />
        <Market market={fair} markets={markets} bounds={bounds} texts={texts} />
      </div>
      <p>{fill(texts.fairText, { cost })}</p>
    </StatisticsSection>
  );
}

type MarketProps = { market: MarketReplay; markets: Markets; bounds: CurveBounds; texts: StatisticsTexts };

function Market({ market, markets: { fair, subject }, bounds, texts }: MarketProps) {
  const { locale, currency, texts: page } = useLanguage();
  const charts = chartsTexts[locale];
  const actions = useActions();
  const { tally, startAmount, total } = market;
  const { count, won, sum } = tally;
  const isFair = market === fair;
  const figure = (value: number) => (
    <Figure key="count" exact={exactNumber(value)}>
      {formatCount(value, currency)}
    </Figure>
  );
  const rate = Math.round((won * 1_000) / count);
  const { name, amount, trades, seed } = subject.run;
  const address = actions.address();
  const scenario = isFair ? 'fair' : undefined;
  const link = writeAddress(pathOf({ ...address, route: 'dashboard' }, actions.base), {
    name,
    amount,
    trades,
    seed,
    scenario,
    picked: scenario === subject.run.scenario ? address.picked : undefined,
    t: subject.moment,
    still: true,
  });
  return (
    <figure className={styles.market}>
      <figcaption className={styles.head}>
        <strong>{isFair ? <ScenarioBadge>{page.fair}</ScenarioBadge> : page.rigged}</strong>
        <SimulatedBadge>{page.simulated}</SimulatedBadge>
      </figcaption>
      <div className={styles.plot}>
        <EquityCurve
          points={market.points()}
          until={subject.moment}
          bounds={bounds}
          format={{
            time: formatClock,
            money: (cents) => formatMoney(cents, currency),
            exact: exactMoney,
          }}
          texts={{
            ...charts,
            simulated: (text) => fill(page.simulatedFigure, { figure: text }),
            summary: (curve) => fill(charts.summary, curve),
          }}
        />
      </div>
      <FigureList
        figures={[
          [texts.start, <Amount key="start" cents={startAmount} />],
          [texts.since, <Amount key="since" cents={sum} signed />],
          [texts.final, <Amount key="final" cents={total} />],
          [
            texts.won,
            <>
              {figure(won)} / {figure(count)}
            </>,
          ],
          [
            page.winRate,
            <Figure key="rate" exact={(rate / 10).toFixed(1)}>
              {formatPercent(rate, currency)}
            </Figure>,
          ],
          [texts.costs, <Amount key="costs" cents={isFair ? count * FAIR_COST : 0} />],
        ]}
      />
      <a href={link}>{isFair ? texts.openFair : texts.openRigged}</a>
    </figure>
  );
}
