import { SegmentedControl, useLanguage, useTexts } from '@simulation/dashboard';
import type { Run } from '@simulation/engine';
import { formatCount } from '@simulation/engine/format';
import { computeRunsResult, type Experiment, RUN_COUNTS, type RunsResult } from '@simulation/engine/runs';
import { useMemo, useState } from 'react';
import { runsTexts } from '../../texts/runs';
import { RunsExport } from './RunsExport';
import { RunsFigures } from './RunsFigures';
import { RunsStatus } from './RunsStatus';
import { RunsTables } from './RunsTables';
import { useRested } from './useRested';
import { useRuns } from './useRuns';

const [, DEFAULT_COUNT] = RUN_COUNTS;

/** The market that a hand has set is played once it rests for so long (ms). */
const REST_MS = 400;

/** The market and the time that are set. */
type Setting = { readonly run: Run; readonly duration: Experiment['duration'] };

/**
 * The runs of a stage as lecturers need them: played in the market that is set, in sentences and tables, and as a file.
 */
export function Lecturers({ setting }: { setting: Setting }) {
  const texts = useTexts(runsTexts);
  const { locale } = useLanguage();
  const [count, setCount] = useState<Experiment['count']>(DEFAULT_COUNT);
  const rested = useRested(setting, REST_MS);
  const experiment = useMemo(() => ({ ...rested, count }), [rested, count]);
  const runs = useRuns<RunsResult>(experiment, computeRunsResult);
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
      <RunsStatus runs={runs} count={count} />
      {runs.result && (
        <>
          <RunsFigures result={runs.result} />
          <RunsTables result={runs.result} />
          {runs.state === 'done' && <RunsExport result={runs.result} />}
        </>
      )}
    </>
  );
}
