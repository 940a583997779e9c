import { canStart, HOLDING_TICKS, type HoldingState, OPENED_MS, ROUND_MS, TICK_MS } from '@simulation/engine';
import { useMemo } from 'react';
import type { StoreState } from '../../../store/createSessionStore';
import { useSessionStore, useStoreState } from '../../../store/react/useSession';
import { selectRun, selectScriptState } from '../../../store/selectors';
import { UnlessWithheld } from '../../../ui/Figure/UnlessWithheld';
import { useRecorded } from '../useRecorded';
import { boundsOf, type CurveBounds } from './EquityCurve/curveGeometry';
import { EquityCurve } from './EquityCurve/EquityCurve';
import { curveOf } from './RunCurve';
import { OpenProfit, PlanText, RisenText, RoundPlan } from './ScriptPlan';

/** What a round brings on average: the height of the plan until its trades are drawn, which the overlay covers. */
const USUAL_GAIN = 12_00;

/** When the latest round was sold (simulated ms), 0 before that: from then until the next press time stands still. */
const selectSoldAt = ({ session: { script, now } }: StoreState) =>
  script === null || canStart(script) ? now : script.startedAt;

/** The curve of `/v`: the rounds played, and before the first and while one plays, the plan of the round. */
export function ScriptCurve() {
  const { recordings } = useSessionStore();
  const { points } = useRecorded(curveOf);
  const run = useStoreState(selectRun);
  const script = useStoreState(selectScriptState);
  const soldAt = useStoreState(selectSoldAt);
  const sold = useMemo(
    () => (soldAt > 0 ? recordings.of(run).open(soldAt - 1).session.script : null),
    [recordings, run, soldAt],
  );
  if (script === null) return null;
  const holding = script.name === 'holding' ? script : undefined;
  /** The round that is drawn last: its line stays. */
  const latest = holding ?? (sold?.name === 'holding' ? sold : undefined);

  const total = points.at(-1)?.total ?? 0;
  const ends = [...new Set(points.slice(1).map(({ at }) => at))];
  const isPlan = ends.length === 0 || !canStart(script);
  let bounds: CurveBounds = boundsOf(points);
  if (isPlan) {
    const began = canStart(script) ? 0 : script.startedAt;
    const final = total + (holding ? gainOf(holding) : USUAL_GAIN);
    const now = began + (holding ? OPENED_MS + holding.ticks * TICK_MS : 0);
    ends.push(began + ROUND_MS);
    bounds = { ...bounds, until: began + ROUND_MS, highest: Math.max(bounds.highest, final), now };
  }
  const rounds = ends.map((sold) => ({ began: sold - ROUND_MS, opened: sold - ROUND_MS + OPENED_MS, sold }));
  return (
    <UnlessWithheld withReason>
      <EquityCurve
        points={points}
        bounds={bounds}
        rounds={rounds}
        plan={
          <>
            {latest && (
              <OpenProfit
                round={latest}
                ticks={holding?.ticks ?? HOLDING_TICKS}
                from={total - (holding ? 0 : gainOf(latest))}
                bounds={bounds}
              />
            )}
            {isPlan && <RoundPlan total={total} bounds={bounds} />}
          </>
        }
      >
        {isPlan && canStart(script) && <PlanText />}
        {latest && <RisenText round={latest} bounds={bounds} />}
      </EquityCurve>
    </UnlessWithheld>
  );
}

const gainOf = ({ round }: HoldingState) =>
  round.reduce((sum, { profits }) => sum + (profits.at(-1) ?? Number.NaN), 0);
