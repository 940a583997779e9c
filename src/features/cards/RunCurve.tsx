import { formatMoney } from '../../format';
import { EquityCurve } from '../../ui/EquityCurve/EquityCurve';
import { UnlessWithheld } from '../../ui/Figure/UnlessWithheld';
import { useCurve } from '../shared/useCurve';
import { useEquityHistory } from './useEquityHistory';

/** The total of the run since its start. */
export function RunCurve() {
  const { points, until } = useEquityHistory();
  return (
    <UnlessWithheld withReason>
      <EquityCurve points={points} until={until} {...useCurve(formatMoney)} />
    </UnlessWithheld>
  );
}
