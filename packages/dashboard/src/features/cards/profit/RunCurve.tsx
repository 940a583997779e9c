import type { Recorder } from '@simulation/engine';
import { useStoreState } from '../../../store/react/useSession';
import { selectTold } from '../../../store/selectors';
import { UnlessWithheld } from '../../../ui/Figure/UnlessWithheld';
import type { ShownRun } from '../../../visit/position';
import { useRecorded } from '../useRecorded';
import { type CurvePoint, growingBounds, type Stage } from './EquityCurve/curveGeometry';
import { EquityCurve } from './EquityCurve/EquityCurve';

/** On a phone the plot is low, and fills sooner. */
const STAGE: Stage = { until: 20_000, height: 60_00 };
const PHONE_STAGE: Stage = { until: 10_000, height: 30_00 };

export const curveOf = (recorder: Recorder, now: number) => ({ points: recorder.points(), now });

/**
 * The total of the run since its start, one that an extra tells since its first day, on an axis that is there before the first trade.
 */
export function RunCurve() {
  const { points: own, now } = useRecorded(curveOf);
  const told = useStoreState(selectTold);
  const points = told ? withAllDays(own, now, told) : own;
  const stage = matchMedia('(width < 48em)').matches ? PHONE_STAGE : STAGE;
  const bounds = growingBounds(points, now, told ? { ...stage, until: told.until } : stage);
  return (
    <UnlessWithheld withReason>
      <EquityCurve points={points} bounds={{ ...bounds, from: points[0]?.at }} />
    </UnlessWithheld>
  );
}

/** What is paid when the run stands still is a step at its end. */
function withAllDays(
  points: readonly CurvePoint[],
  now: number,
  { pointsBefore, payments }: ShownRun,
): readonly CurvePoint[] {
  const own = points.filter(({ at }) => at < now);
  const unpaid = own.map(({ at, total }) => ({ at, total: total - payments.atEnd }));
  return [...pointsBefore, ...unpaid, { at: now, total: points.at(-1)?.total ?? 0 }];
}
