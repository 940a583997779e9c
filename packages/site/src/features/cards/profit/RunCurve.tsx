import type { Recorder } from '@simulation/engine';
import { UnlessWithheld } from '../../../ui/Figure/UnlessWithheld';
import { growingBounds, type Stage } from '../../shared/EquityCurve/curveGeometry';
import { EquityCurve } from '../../shared/EquityCurve/EquityCurve';
import { useRecorded } from '../useRecorded';

/** On a phone the plot is low, and fills sooner. */
const STAGE: Stage = { until: 20_000, height: 60_00 };
const PHONE_STAGE: Stage = { until: 10_000, height: 30_00 };

export function curveOf(recorder: Recorder, now: number) {
  const points = recorder.points();
  const stage = matchMedia('(width < 48em)').matches ? PHONE_STAGE : STAGE;
  return { points, bounds: growingBounds(points, now, stage) };
}

/** The total of the run since its start: the line grows on an axis that is there before the first trade. */
export function RunCurve() {
  return (
    <UnlessWithheld withReason>
      <EquityCurve {...useRecorded(curveOf)} />
    </UnlessWithheld>
  );
}
