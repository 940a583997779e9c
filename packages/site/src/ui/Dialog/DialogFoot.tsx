import type { ReactNode } from 'react';
import * as styles from './DialogFoot.module.css';

type DialogFootProps = {
  /** Where one may go on to, a row each. */
  rows?: ReactNode;
  /** At the left: a quiet way to help. */
  help?: ReactNode;
  /** The action at the right, and before it the way back. Both keep their place in every language. */
  children: ReactNode;
};

/** The foot of a dialog. The action stays in sight while a long text scrolls. */
export function DialogFoot({ rows, help, children }: DialogFootProps) {
  return (
    <>
      {rows && <div className="screen-only">{rows}</div>}
      <div className={`screen-only ${styles.foot}`}>
        {help}
        <div className={styles.actions}>{children}</div>
      </div>
    </>
  );
}
