import { OPENED_MS, ROUND_MS } from '../../engine';
import { formatWholeMoney } from '../../format/formatExact';
import { UnlessWithheld } from '../../ui/Figure/UnlessWithheld';
import { EquityCurve } from '../shared/EquityCurve/EquityCurve';
import { useRules } from '../shared/market';
import { ScriptPlan } from './ScriptPlan';
import { useEquityHistory } from './useEquityHistory';

/** The total of the run since its start. On `/v` what the script is going to do, and then the rounds that it has played. */
export function RunCurve() {
  const { points, until } = useEquityHistory();
  const isScript = useRules() === 'script';
  const ends = isScript ? new Set(points.slice(1).map(({ at }) => at)) : [];
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
        tick={formatWholeMoney}
        rounds={rounds}
        {...(isScript && { before: <ScriptPlan /> })}
      />
    </UnlessWithheld>
  );
}
