import type { Run } from '@simulation/engine';
import { formatCount } from '@simulation/engine/format';
import {
  computeRunsResult,
  type Experiment,
  RUN_COUNTS,
  type RunsResult,
  runSeed,
} from '@simulation/engine/runs';
import { useMemo, useState } from 'react';
import { fill } from '../../../i18n';
import { runsTexts } from '../../../i18n/runs';
import { useLanguage, useTexts } from '../../../store/react/language';
import { SegmentedControl } from '../../../ui/SegmentedControl/SegmentedControl';
import { useRested } from '../../../ui/scheduling/useRested';
import { shownSeed } from '../../shared/shownSeed';
import * as statistics from '../Statistics.module.css';
import { AnyRun } from './AnyRun';
import { PlayingProgress } from './PlayingProgress';
import * as styles from './Runs.module.css';
import { RunsExport } from './RunsExport';
import { RunsTables } from './RunsTables';
import { RunsText } from './RunsText';
import { durationText } from './stage/stageText';
import { useRuns } from './useRuns';

const [, DEFAULT_COUNT] = RUN_COUNTS;

/** The market that a hand has set is played once it rests for so long (ms). */
const REST_MS = 400;

/** The market and the time that are set. */
export type Setting = { readonly run: Run; readonly duration: Experiment['duration'] };

/** The runs of a stage as lecturers need them: played in the market that is set, in sentences and tables, and as a file. */
export function Lecturers({ setting }: { setting: Setting }) {
  const texts = useTexts(runsTexts);
  const { locale } = useLanguage();
  const [count, setCount] = useState<Experiment['count']>(DEFAULT_COUNT);
  const rested = useRested(setting, REST_MS);
  const experiment = useMemo(() => ({ ...rested, count }), [rested, count]);
  const runs = useRuns<RunsResult>(experiment, computeRunsResult);
  const { state, result } = runs;
  const seed = (k: number) => runSeed(shownSeed(setting.run.seed), k);
  return (
    <>
      <div className="screen-only">
        <SegmentedControl
          label={texts.countLabel}
          isNamed
          options={RUN_COUNTS.map((id) => ({ id, text: formatCount(id, locale) }))}
          chosen={count}
          onChoose={setCount}
        />
      </div>
      <PlayingProgress runs={runs} count={count} />
      {result && (
        <>
          <p className="strong">
            {fill(result.done === count ? texts.shown : texts.shownPartly, {
              done: formatCount(result.done, locale),
              count: formatCount(count, locale),
              duration: durationText(experiment.duration, texts),
              first: seed(1),
              last: seed(count),
            })}
          </p>
          <div className={`columns ${statistics.pair}`}>
            {result.markets.map((market) => (
              <RunsText key={market.market.name} runs={market} experiment={experiment} />
            ))}
          </div>
          <RunsTables result={result} />
          {state === 'done' && (
            <div className={`stack ${styles.files}`}>
              <AnyRun experiment={experiment} />
              <RunsExport result={result} />
            </div>
          )}
        </>
      )}
    </>
  );
}
