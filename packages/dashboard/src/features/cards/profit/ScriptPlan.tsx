import { type HoldingState, OPENED_MS, ROUND_MS, TICK_MS } from '@simulation/engine';
import type { CSSProperties } from 'react';
import { plan } from '../../../i18n/en/script';
import { BOX, type CurveBounds, xOf, yOf } from './EquityCurve/curveGeometry';
import { percent } from './EquityCurve/valueScale';
import * as styles from './ScriptPlan.module.css';

/** What the total is going to do: level, and a step up at the end of the scale. It is known before anybody presses. */
export function RoundPlan({ total, bounds }: { total: number; bounds: CurveBounds }) {
  const [x, y] = [xOf(bounds.until, bounds), yOf(bounds.highest, bounds)];
  return (
    <g className={styles.plan}>
      <path strokeDasharray="4 4" d={`M${xOf(bounds.now ?? 0, bounds)} ${yOf(total, bounds)}H${x}V${y}`} />
      <path strokeWidth={10} d={`M${x} ${y}h0`} />
      <path strokeWidth={7} stroke="var(--card)" d={`M${x} ${y}h0`} />
    </g>
  );
}

type OpenProfitProps = {
  round: HoldingState;
  /** Of the seconds since its trades were opened. */
  ticks: number;
  /** The total before they are sold. */
  from: number;
  bounds: CurveBounds;
};

/**
 * What the open trades show so far: a hairline over nothing, since it is not the total. It stays when they are sold.
 */
export function OpenProfit({ round: { round, startedAt }, ticks, from, bounds }: OpenProfitProps) {
  const x = (tick: number) => xOf(startedAt + OPENED_MS + tick * TICK_MS, bounds);
  const risen = Array.from({ length: ticks + 1 }, (_, tick) => {
    const profit = round.reduce((sum, { profits }) => sum + (profits[tick] ?? Number.NaN), 0);
    return `L${x(tick)} ${yOf(from + profit, bounds)}`;
  });
  return (
    <path data-open-profit="" stroke="var(--gain)" d={`M${x(0)} ${yOf(from, bounds)}${risen.join('')}`} />
  );
}

/** What that line is, over its place. */
export function RisenText({ round: { startedAt }, bounds }: Pick<OpenProfitProps, 'round' | 'bounds'>) {
  const part = xOf(startedAt + OPENED_MS, bounds) / BOX.width;
  return (
    <p className={`axis ${styles.risen}`} style={{ left: percent(part), translate: percent(-part) }}>
      {plan.risen}
    </p>
  );
}

/** What the plan means, on its second part. */
export function PlanText() {
  const opened: CSSProperties & Record<'--opened', number> = { '--opened': OPENED_MS / ROUND_MS };
  return (
    <p className={styles.text} style={opened}>
      <strong className="ink strong">{plan.title}</strong>
      <span>{plan.text}</span>
    </p>
  );
}
