import { formatCount } from '@simulation/engine/format';
import { type Experiment, type MarketRuns, type RunsResult, runSeed } from '@simulation/engine/runs';
import type { PlayedMarket } from '@simulation/engine/statistics';
import { useMemo, useState } from 'react';
import { fill } from '../../../i18n';
import { runsTexts } from '../../../i18n/runs';
import { useLanguage, useTexts } from '../../../store/react/language';
import { SegmentedControl } from '../../../ui/SegmentedControl/SegmentedControl';
import { SimulatedBadge } from '../../../ui/SimulatedBadge/SimulatedBadge';
import type { CurveBounds, CurvePoint } from '../../shared/EquityCurve/curveGeometry';
import { MarketName } from '../../shared/MarketName';
import { shownSeed } from '../../shared/shownSeed';
import { FanChart, type FanChartProps } from '../charts/FanChart';
import { fanBounds } from '../charts/fanGeometry';
import { NormalHistogram } from '../charts/Histogram';
import * as statistics from '../Statistics.module.css';
import { useReplays } from '../useReplays';
import * as styles from './Runs.module.css';
import { durationText } from './RunsChoices';
import { RunsTables } from './RunsTables';
import { RunsText } from './RunsText';

/** Many runs in both markets, side by side. Their charts over time are read together. */
export function RunsCharts({ result }: { result: RunsResult }) {
  const texts = useTexts(runsTexts);
  const { locale } = useLanguage();
  const { experiment, done } = result;
  const own = useOwnCurves(experiment);
  const [readAt, setReadAt] = useState<number | null>(null);
  const [scale, setScale] = useState<'one' | 'own'>('one');

  const shared = useMemo(() => {
    const fans = result.markets.flatMap(({ fan }) => fan);
    return scale === 'one' ? fanBounds(fans, own.flat()) : undefined;
  }, [result, own, scale]);

  const seed = (k: number) => runSeed(shownSeed(experiment.run.seed), k);
  return (
    <figure className={`row apart ${styles.figure}`} data-runs-done={done}>
      <figcaption className="strong">
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
      <div className={`columns ${statistics.pair}`}>
        {result.markets.map((runs, index) => (
          <MarketFigure
            key={runs.market.name}
            runs={runs}
            experiment={experiment}
            own={own[index] ?? []}
            shared={shared}
            readAt={readAt}
            onRead={setReadAt}
          />
        ))}
      </div>
      <RunsTables result={result} />
    </figure>
  );
}

type MarketFigureProps = Pick<FanChartProps, 'own' | 'readAt' | 'onRead'> & {
  runs: MarketRuns;
  experiment: Experiment;
  /** The scale of the charts over time; undefined where each has its own. */
  shared: CurveBounds | undefined;
};

/** Many runs in one market: how they spread over time, where they end, and in words. */
function MarketFigure({ runs, experiment, own, shared, readAt, onRead }: MarketFigureProps) {
  const { texts: page } = useLanguage();
  const texts = useTexts(runsTexts);
  const { market, fan, histogram, sums } = runs;
  const bounds = useMemo(() => shared ?? fanBounds(fan, own), [shared, fan, own]);
  return (
    <figure className={`stack ${styles.market}`}>
      <figcaption className={`row ${statistics.head}`}>
        <MarketName market={market} />
        <SimulatedBadge>{page.simulated}</SimulatedBadge>
      </figcaption>
      <FanChart points={fan} own={own} bounds={bounds} readAt={readAt} onRead={onRead} />
      <div className={`stack ${styles.ends}`}>
        <p className="remark">
          {texts.histogramCaption}
          {sums.isSkewed && `; ${texts.histogramExact}`}
          {own.length > 0 && `; ${texts.histogramOwn}`}
        </p>
        <NormalHistogram bars={histogram} sums={sums} marked={own.at(-1)?.total} counted={texts.counted} />
      </div>
      <RunsText runs={runs} experiment={experiment} />
    </figure>
  );
}

/** How the total of the run on screen changes in each market over the duration; empty until it is known. */
function useOwnCurves({ run, duration }: Experiment) {
  const target = useMemo(() => ({ run, moment: duration }), [run, duration]);
  const { replays } = useReplays(target);
  const known = replays?.target === target ? replays : null;
  return useMemo(() => known?.markets.map(changesOf) ?? [], [known]);
}

/** From the start on, at which the change is 0. */
const changesOf = ({ points, startAmount }: PlayedMarket): readonly CurvePoint[] =>
  points.map(({ at, total }) => ({ at, total: total - startAmount }));
