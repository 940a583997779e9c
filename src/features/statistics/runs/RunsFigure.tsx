import { useMemo, useState } from 'react';
import { type Experiment, runSeed, VARIANTS } from '../../../engine/runs/experiment';
import type { RunsResult, VariantRuns } from '../../../engine/runs/runsResult';
import type { MarketReplay } from '../../../engine/statistics/marketReplay';
import { formatCount } from '../../../format';
import { fill } from '../../../i18n';
import type { RunsTexts } from '../../../i18n/runs';
import { useLanguage } from '../../../store/react/language';
import { SegmentedControl } from '../../../ui/SegmentedControl/SegmentedControl';
import { ScenarioBadge, SimulatedBadge } from '../../../ui/SimulatedBadge/SimulatedBadge';
import type { CurveBounds, CurvePoint } from '../../shared/EquityCurve/curveGeometry';
import { shownSeed } from '../../shared/shownSeed';
import { FanChart } from '../charts/FanChart';
import { fanBounds } from '../charts/fanGeometry';
import { NormalHistogram } from '../charts/Histogram';
import * as statistics from '../Statistics.module.css';
import { useReplays } from '../useReplays';
import { durationText, variantNames } from './names';
import * as styles from './Runs.module.css';
import { RunsTables } from './RunsTables';
import { RunsText } from './RunsText';

/** Many runs in both markets, side by side. Their charts over time are read together. */
export function RunsFigure({ result, texts }: { result: RunsResult; texts: RunsTexts }) {
  const { locale } = useLanguage();
  const { experiment, done } = result;
  const own = useOwnCurves(experiment);
  const [readAt, setReadAt] = useState<number | null>(null);
  const [scale, setScale] = useState<'one' | 'own'>('one');

  const boundsOf = useMemo(() => {
    const both = fanBounds([...result.rigged.fan, ...result.fair.fan], [...own.rigged, ...own.fair]);
    if (scale === 'one') return { rigged: both, fair: both };
    return {
      rigged: fanBounds(result.rigged.fan, own.rigged),
      fair: fanBounds(result.fair.fan, own.fair),
    };
  }, [result, own, scale]);

  const seed = (k: number) => runSeed(shownSeed(experiment.run.seed), k);
  return (
    <figure className={styles.figure} data-runs-done={done}>
      <figcaption className={styles.shown}>
        {fill(done === experiment.count ? texts.shown : texts.shownPartly, {
          done: formatCount(done, locale),
          count: formatCount(experiment.count, locale),
          duration: durationText(experiment.duration, texts),
          first: seed(1),
          last: seed(experiment.count),
        })}
      </figcaption>
      <SegmentedControl
        label={texts.scale}
        options={[
          { id: 'one', text: texts.oneScale },
          { id: 'own', text: texts.ownScales },
        ]}
        chosen={scale}
        onChoose={setScale}
      />
      <div className={statistics.pair}>
        {VARIANTS.map((variant) => (
          <VariantFigure
            key={variant}
            runs={result[variant]}
            experiment={experiment}
            own={own[variant]}
            bounds={boundsOf[variant]}
            readAt={readAt}
            onRead={setReadAt}
            texts={texts}
          />
        ))}
      </div>
      <RunsTables result={result} texts={texts} />
    </figure>
  );
}

type VariantFigureProps = {
  runs: VariantRuns;
  experiment: Experiment;
  /** The changes of the run that the experiment is about. */
  own: readonly CurvePoint[];
  /** The scale of the chart over time. */
  bounds: CurveBounds;
  readAt: number | null;
  onRead: (at: number | null) => void;
  texts: RunsTexts;
};

/** Many runs in one market: how they spread over time, where they end, and in words. */
function VariantFigure({ runs, experiment, own, bounds, readAt, onRead, texts }: VariantFigureProps) {
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

/** How the total of the run on screen changes in each market over the duration; empty until it is known. */
function useOwnCurves({ run, duration }: Experiment) {
  const target = useMemo(() => ({ run, moment: duration }), [run, duration]);
  const { replays } = useReplays(target);
  const known = replays?.target === target ? replays : null;
  return useMemo(() => ({ rigged: changesOf(known?.rigged), fair: changesOf(known?.fair) }), [known]);
}

/** From the start on, at which the change is 0. */
const changesOf = (replay: MarketReplay | undefined) =>
  replay?.points().map(({ at, total }) => ({ at, total: total - replay.startAmount })) ?? [];
