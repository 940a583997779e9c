import { pathOf, writeAddress } from '../../address/writeAddress';
import { marketOf, runParameters } from '../../engine';
import type { MarketReplay } from '../../engine/statistics/marketReplay';
import { exactRate, formatPercent } from '../../format';
import { formatAverage, formatWholeMoney } from '../../format/formatExact';
import { fill } from '../../i18n';
import type { StatisticsTexts } from '../../i18n/statistics';
import { useActions } from '../../store/react/actions';
import { useLanguage } from '../../store/react/language';
import { Figure } from '../../ui/Figure/Figure';
import { ScenarioBadge, SimulatedBadge } from '../../ui/SimulatedBadge/SimulatedBadge';
import { Amount } from '../shared/Amount';
import { Count } from '../shared/Count';
import { boundsOf, type CurveBounds } from '../shared/EquityCurve/curveGeometry';
import { EquityCurve } from '../shared/EquityCurve/EquityCurve';
import { marketTexts } from '../shared/marketTexts';
import { marketKind } from '../shared/scenario';
import { FigureList } from './FigureList';
import * as styles from './Statistics.module.css';
import { StatisticsSection } from './StatisticsSection';
import type { Replays } from './useReplays';

/** Both curves of one seed side by side, on one scale, with what they came to. */
export function MarketsSection({ replays, texts }: { replays: Replays; texts: StatisticsTexts }) {
  const language = useLanguage();
  const { rigged, fair, fairRun, target } = replays;
  const kind = marketKind(fairRun) ?? 'fair';
  const market = marketOf(fairRun);
  const { mean } = fair.distribution;
  const bounds = { ...boundsOf([...rigged.points(), ...fair.points()]), until: target.moment };
  return (
    <StatisticsSection title={texts.marketsTitle[kind]}>
      <p>{fill(texts.marketsText[kind], { ...(market && marketTexts(market, language)) })}</p>
      <div className={styles.pair}>
        <Played played={rigged} replays={replays} bounds={bounds} texts={texts} />
        <Played played={fair} replays={replays} bounds={bounds} texts={texts} />
      </div>
      <p>
        {texts.invented[kind]}{' '}
        {fill(texts.outlook[outlookOf(mean)], { mean: formatAverage(Math.abs(mean), language.locale) })}
      </p>
    </StatisticsSection>
  );
}

/** Whether a trade is expected to bring a loss, nothing or a gain. */
function outlookOf(mean: number): keyof StatisticsTexts['outlook'] {
  if (mean === 0) return 'even';
  return mean < 0 ? 'loss' : 'gain';
}

type PlayedProps = { played: MarketReplay; replays: Replays; bounds: CurveBounds; texts: StatisticsTexts };

function Played({ played, replays: { fair, fairRun, target }, bounds, texts }: PlayedProps) {
  const { locale, texts: page } = useLanguage();
  const actions = useActions();
  const { tally, startAmount, total } = played;
  const { count, won, sum } = tally;
  const isFair = played === fair;
  const kind = marketKind(fairRun) ?? 'fair';
  const cost = isFair ? (marketOf(fairRun)?.cost ?? 0) : 0;
  const rate = Math.round((won * 1_000) / count);
  const run = isFair ? fairRun : { ...fairRun, scenario: undefined };
  const address = actions.address();
  const link = writeAddress(pathOf({ ...address, route: 'dashboard' }, actions.site), {
    ...runParameters(run),
    picked: run.scenario === target.run.scenario ? address.picked : undefined,
    t: target.moment,
    still: true,
  });
  return (
    <figure className={styles.market}>
      <figcaption className={styles.head}>
        <strong>{isFair ? <ScenarioBadge>{page[kind]}</ScenarioBadge> : page.rigged}</strong>
        <SimulatedBadge>{page.simulated}</SimulatedBadge>
      </figcaption>
      <div className={styles.plot}>
        <EquityCurve points={played.points()} until={target.moment} bounds={bounds} tick={formatWholeMoney} />
      </div>
      <FigureList
        figures={{
          [texts.start]: <Amount cents={startAmount} />,
          [texts.since]: <Amount cents={sum} signed />,
          [texts.final]: <Amount cents={total} />,
          [texts.won]: <Count of={won} />,
          [page.listTitle]: <Count of={count} />,
          [page.winRate]: <Figure exact={exactRate(rate)}>{formatPercent(rate, locale)}</Figure>,
          [texts.costs]: <Amount cents={count * cost} />,
        }}
      />
      <a href={link}>{isFair ? texts.openMarket[kind] : texts.openRigged}</a>
    </figure>
  );
}
