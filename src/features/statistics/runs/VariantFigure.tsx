import type { EquityPoint } from '../../../engine/equityBuckets';
import type { Experiment } from '../../../engine/runs/experiment';
import type { VariantRuns } from '../../../engine/runs/runsResult';
import type { RunsTexts } from '../../../i18n/runs';
import { useLanguage } from '../../../store/react/language';
import { ScenarioBadge, SimulatedBadge } from '../../../ui/SimulatedBadge/SimulatedBadge';
import type { CurveBounds } from '../../shared/EquityCurve/curveGeometry';
import { FanChart } from '../charts/FanChart';
import { NormalHistogram } from '../charts/Histogram';
import * as statistics from '../Statistics.module.css';
import { variantNames } from './names';
import * as styles from './Runs.module.css';
import { RunsText } from './RunsText';

type VariantFigureProps = {
  runs: VariantRuns;
  experiment: Experiment;
  /** The changes of the run that the experiment is about. */
  own: readonly EquityPoint[];
  /** The scale of the chart over time. */
  bounds: CurveBounds;
  readAt: number | null;
  onRead: (at: number | null) => void;
  texts: RunsTexts;
};

/** Many runs in one market: how they spread over time, where they end, and in words. */
export function VariantFigure({ runs, experiment, own, bounds, readAt, onRead, texts }: VariantFigureProps) {
  const { texts: page } = useLanguage();
  const { variant, fan, histogram, normal, summary } = runs;
  const name = variantNames(experiment, page)[variant];
  return (
    <figure className={styles.market}>
      <figcaption className={statistics.head}>
        <strong>{variant === 'fair' ? <ScenarioBadge>{name}</ScenarioBadge> : name}</strong>
        <SimulatedBadge>{page.simulated}</SimulatedBadge>
      </figcaption>
      <FanChart points={fan} own={own} bounds={bounds} readAt={readAt} onRead={onRead} />
      <div className={styles.ends}>
        <p className="remark">
          {texts.histogramCaption}
          {own.length > 0 && `; ${texts.histogramOwn}`}
        </p>
        <NormalHistogram bars={histogram} normal={normal} marked={own.at(-1)?.total} />
      </div>
      <RunsText variant={variant} summary={summary} experiment={experiment} texts={texts} />
    </figure>
  );
}
