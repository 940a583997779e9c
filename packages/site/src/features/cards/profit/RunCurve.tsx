import type { Recorder } from '@simulation/engine';
import { UnlessWithheld } from '../../../ui/Figure/UnlessWithheld';
import { EquityCurve } from '../../shared/EquityCurve/EquityCurve';
import { useRecorded } from '../useRecorded';

export const curveOf = (recorder: Recorder, until: number) => ({ points: recorder.points(), until });

/** The total of the run since its start. */
export function RunCurve() {
  return (
    <UnlessWithheld withReason>
      <EquityCurve {...useRecorded(curveOf)} />
    </UnlessWithheld>
  );
}
