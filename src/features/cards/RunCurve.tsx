import { formatMoney } from '../../format';
import { UnlessWithheld } from '../../ui/Figure/UnlessWithheld';
import { EquityCurve } from '../shared/EquityCurve/EquityCurve';
import { useEquityHistory } from './useEquityHistory';

/** The total of the run since its start. */
export function RunCurve() {
  const { points, until } = useEquityHistory();
  return (
    <UnlessWithheld withReason>
      <EquityCurve points={points} until={until} tick={formatMoney} />
    </UnlessWithheld>
  );
}
