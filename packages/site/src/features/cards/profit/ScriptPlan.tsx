import { type HoldingState, OPENED_MS, ROUND_MS, TICK_MS } from '@simulation/engine';
import { formatClock } from '@simulation/engine/format';
import type { CSSProperties } from 'react';
import { plan } from '../../../i18n/en/script';
import { useStoreState } from '../../../store/react/useSession';
import { selectScriptState } from '../../../store/selectors';
import * as styles from './ScriptPlan.module.css';

/** Where the total ends, of the height of the view box. */
const END = 12;

/**
 * The script of `/v` on the axis of the curve that it is going to draw: the played analysis, two trades that rise, and the
 * step up at the end. It is known before anybody presses the button, and that is the point. While the trades are open, a line
 * shows their profit so far.
 */
export function ScriptPlan() {
  const opened: CSSProperties & Record<'--opened', number> = { '--opened': OPENED_MS / ROUND_MS };
  const script = useStoreState(selectScriptState);
  const risen = script?.name === 'holding' ? risenOf(script) : [];
  return (
    <div className={styles.plan} style={opened}>
      <div className={styles.chart}>
        {risen.length === 0 && (
          <p className={styles.text}>
            <strong>{plan.title}</strong>
            <span>{plan.text}</span>
          </p>
        )}
        <p className={`${styles.part} ${styles.analysis}`}>{plan.analysis}</p>
        <p className={`${styles.part} ${styles.open}`}>{plan.open}</p>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.line} aria-hidden="true">
          <path d={`M0 100H100V${END}`} />
          {risen.length > 0 && <path strokeWidth={2} strokeDasharray="none" d={`M0 100${risen.join('')}`} />}
        </svg>
        <span className={styles.start} />
        <span className={styles.end} />
      </div>
      <p className={styles.times} aria-hidden="true">
        <span>{formatClock(0)}</span>
        <span>{formatClock(OPENED_MS)}</span>
        <span>{formatClock(ROUND_MS)}</span>
      </p>
    </div>
  );
}

/** Line to the profit of both open trades at each second, in the view box. */
function risenOf({ round, ticks }: HoldingState): string[] {
  const sums = (round[0]?.profits ?? []).map((_, tick) =>
    round.reduce((sum, { profits }) => sum + (profits[tick] ?? Number.NaN), 0),
  );
  const highest = sums.at(-1) ?? Number.NaN;
  return sums.slice(0, ticks + 1).map((sum, tick) => {
    const x = (100 * (OPENED_MS + tick * TICK_MS)) / ROUND_MS;
    return `L${x.toFixed(2)} ${(100 - ((100 - END) * sum) / highest).toFixed(2)}`;
  });
}
