import { SegmentedControl, useLanguage, useTexts } from '@simulation/dashboard';
import { formatCount } from '@simulation/engine/format';
import { computeRunsResult, type Experiment, RUN_COUNTS, type RunsResult } from '@simulation/engine/runs';
import { useEffect, useMemo, useState } from 'react';
import { runsTexts } from '../../texts/runs';
import { RunsExport } from './RunsExport';
import { RunsFigures } from './RunsFigures';
import { RunsStatus } from './RunsStatus';
import { RunsTables } from './RunsTables';
import { useRuns } from './useRuns';

const [, DEFAULT_COUNT] = RUN_COUNTS;

/** The market that a hand has set is played once it rests for so long (ms). */
const REST_MS = 400;

type LecturersProps = { setting: Omit<Experiment, 'count'> };

/** The runs of a stage as lecturers need them. They are played while it is open. */
export function Lecturers({ setting }: LecturersProps) {
  const texts = useTexts(runsTexts);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className={isOpen ? undefined : 'screen-only'}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{texts.lecturers}</summary>
      {isOpen && <RunsReport setting={setting} />}
    </details>
  );
}

/** Played in the market that is set, in sentences and tables, and as a file. */
function RunsReport({ setting }: LecturersProps) {
  const texts = useTexts(runsTexts);
  const { locale } = useLanguage();
  const [count, setCount] = useState<Experiment['count']>(DEFAULT_COUNT);
  const [rested, setRested] = useState(setting);
  useEffect(() => {
    const timer = setTimeout(() => setRested(setting), REST_MS);
    return () => clearTimeout(timer);
  }, [setting]);
  const experiment = useMemo(() => ({ ...rested, count }), [rested, count]);
  const runs = useRuns<RunsResult>(experiment, computeRunsResult);
  return (
    <div className="stack loose">
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
          {runs.done === count && <RunsExport result={runs.result} />}
        </>
      )}
    </div>
  );
}
