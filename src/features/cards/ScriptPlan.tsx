import type { CSSProperties } from 'react';
import { OPENED_MS, ROUND_MS } from '../../engine';
import { formatClock } from '../../format/formatClock';
import { plan } from '../../i18n/en/script';
import * as styles from './ScriptPlan.module.css';

/**
 * The script of `/v` on the axis of the curve that it is going to draw: the played analysis, two trades that rise, and the
 * step up at the end. It is known before anybody presses the button, and that is the point.
 */
export function ScriptPlan() {
  const opened: CSSProperties & Record<'--opened', number> = { '--opened': OPENED_MS / ROUND_MS };
  return (
    <div className={styles.plan} style={opened}>
      <div className={styles.chart}>
        <p className={styles.text}>
          <strong>{plan.title}</strong>
          <span>{plan.text}</span>
        </p>
        <p className={`${styles.part} ${styles.analysis}`}>{plan.analysis}</p>
        <p className={`${styles.part} ${styles.open}`}>{plan.open}</p>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.line} aria-hidden="true">
          <path d="M0 100H100V12" />
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
