import type { ReactNode } from 'react';
import * as styles from './DialogFoot.module.css';

type DialogFootProps = {
  /** Where one may go on to, a row each. */
  rows?: ReactNode;
  /** Quiet ways back and to help, from the left. Without an action the last one is at the right. */
  quiet?: ReactNode;
  /** The action at the right, and before it the way back. Both keep their place in every language. */
  children?: ReactNode;
};

/** The foot of a dialog and of a panel. It stays in sight while a long text scrolls. */
export function DialogFoot({ rows, quiet, children }: DialogFootProps) {
  return (
    <>
      {rows && <div className="screen-only">{rows}</div>}
      <div className={`screen-only row ${styles.foot}`}>
        {quiet}
        {children && <div className={`row ${styles.actions}`}>{children}</div>}
      </div>
    </>
  );
}
