import { canStart, OPENED_MS, ROUND_MS } from '@simulation/engine';
import { plan } from '../../../i18n/en/script';
import { useStoreState } from '../../../store/react/useSession';
import { selectScriptState } from '../../../store/selectors';
import { UnlessWithheld } from '../../../ui/Figure/UnlessWithheld';
import { EquityCurve } from '../../shared/EquityCurve/EquityCurve';
import { useRecorded } from '../useRecorded';
import { curveOf } from './RunCurve';
import { ScriptPlan } from './ScriptPlan';

/** The same on `/v`: the plan of a round before the first and while one plays, then the rounds played. */
export function ScriptCurve() {
  const { points, until } = useRecorded(curveOf);
  const script = useStoreState(selectScriptState); // null while Robin's run is on screen
  const ends = script ? new Set(points.slice(1).map(({ at }) => at)) : [];
  const hasRounds = points.length > 1;
  const isPlan = script !== null && (!hasRounds || !canStart(script));
  const rounds = Array.from(ends, (sold) => ({
    began: sold - ROUND_MS,
    opened: sold - ROUND_MS + OPENED_MS,
    sold,
  }));
  return (
    <UnlessWithheld withReason>
      <EquityCurve
        points={points}
        until={until}
        rounds={rounds}
        {...(isPlan && { instead: <ScriptPlan /> })}
        {...(isPlan && hasRounds && { caption: plan.caption })}
      />
    </UnlessWithheld>
  );
}
