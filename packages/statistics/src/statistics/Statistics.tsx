import {
  Dialog,
  ProgressBar,
  type StoreState,
  shownPlay,
  UnlessWithheld,
  useCloseDialog,
  useSessionStore,
  useTexts,
} from '@simulation/dashboard';
import { fill } from '@simulation/dashboard/texts';
import { runOf } from '@simulation/engine';
import { hasRuns } from '@simulation/engine/runs';
import { useState } from 'react';
import { doorTexts } from '../texts/doors';
import { runsTexts } from '../texts/runs';
import { statisticsTexts } from '../texts/statistics';
import { DrawnSection } from './DrawnSection';
import { ExpectedSection } from './ExpectedSection';
import { NeverSection } from './NeverSection';
import { RealitySection } from './RealitySection';
import { RunSection } from './RunSection';
import { Stage } from './runs/stage/Stage';
import { StatisticsSection } from './StatisticsSection';
import { type ReplayTarget, useReplay } from './useReplay';

/** The time shown on `/v`, whose own trades follow another distribution. */
const FIRST_HOUR_MS = 3_600_000;

/** The trades of the page, or of the dashboard with the same seed. */
function toReplayTarget({ session: { run }, visit }: StoreState): ReplayTarget {
  return run.route === 'v'
    ? { run: runOf({ ...run, route: 'dashboard', trades: undefined }), moment: FIRST_HOUR_MS }
    : { run, moment: shownPlay(visit).at };
}

/** Many runs in two markets, and what this run drew beside what the rules say. */
export function Statistics() {
  const texts = useTexts(statisticsTexts);
  const runs = useTexts(runsTexts);
  const store = useSessionStore();
  const [target] = useState(() => toReplayTarget(store.getState()));
  const replay = useReplay(target);
  const played = typeof replay === 'number' ? undefined : replay;
  const onV = store.getState().session.run.route === 'v';
  return (
    <Dialog title={useTexts(doorTexts).statistics} layout="wide" onClose={useCloseDialog()}>
      <UnlessWithheld withReason>
        <StatisticsSection title={runs.title}>
          {hasRuns(target.run.seed) ? <Stage run={target.run} /> : <p>{runs.seedTooLong}</p>}
        </StatisticsSection>
      </UnlessWithheld>
      {onV && <p>{texts.onV}</p>}
      {typeof replay === 'number' && (
        <div>
          <p>{fill(texts.playing, { percent: String(replay) })}</p>
          <ProgressBar label={texts.progress} percent={replay} />
        </div>
      )}
      <UnlessWithheld>
        {played?.closed === 0 && <p className="strong">{texts.none}</p>}
        <RunSection target={target} played={played} />
        <RealitySection played={played} />
        {played && played.closed > 0 && (
          <>
            <DrawnSection played={played} />
            <ExpectedSection played={played} />
          </>
        )}
        <NeverSection />
      </UnlessWithheld>
    </Dialog>
  );
}
