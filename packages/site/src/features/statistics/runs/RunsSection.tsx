import type { Run } from '@simulation/engine';
import { type Experiment, hasRuns, RUN_COUNTS, RUN_DURATIONS, runSeed } from '@simulation/engine/runs';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { fill } from '../../../i18n';
import { runsTexts } from '../../../i18n/runs';
import { useTexts } from '../../../store/react/language';
import { useStoreState } from '../../../store/react/useSession';
import { selectDialog } from '../../../store/selectors';
import { UnlessWithheld } from '../../../ui/Figure/UnlessWithheld';
import { shownSeed } from '../../shared/shownSeed';
import { StatisticsSection } from '../StatisticsSection';
import { AnyRun } from './AnyRun';
import { PlayingProgress } from './PlayingProgress';
import { RunsCharts } from './RunsCharts';
import { RunsChoices } from './RunsChoices';
import { RunsExport } from './RunsExport';
import { useRuns } from './useRuns';

const [, DEFAULT_COUNT] = RUN_COUNTS;
const [, DEFAULT_DURATION] = RUN_DURATIONS;

/**
 * Many runs with seeds made from that of one run of the dashboard: how they spread, what they come to, and links to some of
 * them. Playing starts at once where the page was opened for them.
 */
export function RunsSection({ run }: { run: Run }) {
  const texts = useTexts(runsTexts);
  const dialog = useStoreState(selectDialog);
  const isAskedFor = dialog === 'runs' && hasRuns(run.seed);
  const [choice, setChoice] = useState<Experiment>({
    run,
    count: DEFAULT_COUNT,
    duration: DEFAULT_DURATION,
  });
  const [experiment, setExperiment] = useState(isAskedFor ? choice : null);
  const runs = useRuns(experiment);
  const section = useRef<HTMLElement>(null);
  const playButton = useRef<HTMLButtonElement>(null);

  // With the first result: before that the section is too low to be scrolled to the top.
  const hasResult = runs.result !== null;
  useLayoutEffect(() => {
    if (isAskedFor && hasResult) section.current?.scrollIntoView({ block: 'start' });
  }, [isAskedFor, hasResult]);

  const isPlaying = runs.state === 'playing';
  useEffect(() => {
    // Cancel may have had it, and is gone.
    if (!isPlaying && document.activeElement === document.body) playButton.current?.focus();
  }, [isPlaying]);

  const seed = (k: number) => runSeed(shownSeed(run.seed), k);
  return (
    <StatisticsSection ref={section} isFolded={!isAskedFor} title={texts.title}>
      {hasRuns(run.seed) ? (
        <>
          <p>{fill(texts.about, { first: seed(1), second: seed(2) })}</p>
          <RunsChoices
            choice={choice}
            onChoose={setChoice}
            onPlay={() => setExperiment({ ...choice, run })}
            playButton={playButton}
          />
          {experiment !== null && <PlayingProgress runs={runs} count={experiment.count} />}
          {runs.result && (
            <UnlessWithheld withReason>
              <RunsCharts result={runs.result} />
              {runs.state === 'done' && (
                <>
                  <AnyRun experiment={runs.result.experiment} />
                  <RunsExport result={runs.result} />
                </>
              )}
            </UnlessWithheld>
          )}
        </>
      ) : (
        <p>{texts.seedTooLong}</p>
      )}
    </StatisticsSection>
  );
}
