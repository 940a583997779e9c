import { comparedMarkets, marketOf, runOf, runParameters } from '@simulation/engine';
import { formatClock } from '@simulation/engine/format';
import { hasRuns } from '@simulation/engine/runs';
import { useState } from 'react';
import { Dialog } from '../../honesty/Dialog/Dialog';
import { fill } from '../../i18n';
import { runsTexts } from '../../i18n/runs';
import { statisticsTexts } from '../../i18n/statistics';
import type { StoreState } from '../../store/createSessionStore';
import { useLanguage, useTexts } from '../../store/react/language';
import { useCloseDialog } from '../../store/react/openDialog';
import { useSessionStore } from '../../store/react/useSession';
import { UnlessWithheld } from '../../ui/Figure/UnlessWithheld';
import { ProgressBar } from '../../ui/ProgressBar/ProgressBar';
import { shownPlay } from '../../visit/visit';
import { Count } from '../shared/Count';
import { useLink } from '../shared/links';
import { marketName, ofVariant } from '../shared/marketText';
import { shownSeed } from '../shared/shownSeed';
import { DrawnSection } from './DrawnSection';
import { ExpectedSection } from './ExpectedSection';
import { FigureList } from './FigureList';
import { NeverSection } from './NeverSection';
import { RealitySection } from './RealitySection';
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

/**
 * The results of a run beside their stated distribution, why the rigged feed cannot lose, and the same run in a market.
 */
export function Statistics() {
  const language = useLanguage();
  const { texts: page } = language;
  const texts = useTexts(statisticsTexts);
  const runs = useTexts(runsTexts);
  const store = useSessionStore();
  const [target] = useState(() => toReplayTarget(store.getState()));
  const { played, percent, failed } = useReplay(target);
  const onV = store.getState().session.run.route === 'v';

  const { run, moment } = target;
  const count = played?.closed ?? 0;
  return (
    <Dialog title={page.statistics} layout="wide" onClose={useCloseDialog()}>
      <UnlessWithheld withReason>
        <StatisticsSection title={runs.title}>
          {hasRuns(run.seed) ? <Stage run={run} /> : <p>{runs.seedTooLong}</p>}
        </StatisticsSection>
      </UnlessWithheld>
      <div className="stack">
        {onV && <p>{texts.onV}</p>}
        <FigureList
          figures={{
            [page.seed]: <bdi>{shownSeed(run.seed)}</bdi>,
            [page.charts.time]: formatClock(moment),
            [texts.scenario]: marketName(marketOf(run), language),
            // The last one: it comes later, and moves nothing.
            [page.listTitle]: played === undefined ? '–' : <Count of={count} />,
          }}
        />
        <OtherMarket target={target} />
      </div>
      {percent !== null && (
        <div>
          <p>{fill(texts.playing, { percent: String(percent) })}</p>
          <ProgressBar label={texts.progress} percent={percent} />
        </div>
      )}
      {failed && <p role="alert">{texts.failed}</p>}
      <UnlessWithheld>
        {played !== undefined && count === 0 && <p className="strong">{texts.none}</p>}
        <RealitySection played={played} />
        {played !== undefined && count > 0 && (
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

/** A link to the same seed in the market that a run is compared with, at the same time. */
function OtherMarket({ target: { run, moment } }: { target: ReplayTarget }) {
  const { texts: page } = useLanguage();
  const toPage = useLink();
  const other = comparedMarkets(marketOf(run)).find((market) => market.name !== marketOf(run).name);
  if (other === undefined) return null;
  const parameters = { ...runParameters({ ...run, market: other }), t: moment, still: true };
  return (
    <a className="screen-only" href={toPage('dashboard', parameters)}>
      {ofVariant(page.markets[other.name].open, other)}
    </a>
  );
}
