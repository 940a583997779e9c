import type { ReactNode } from 'react';
import * as styles from './StatusBadge.module.css';

type StatusBadgeProps = {
  /** Emphasized: the state still changes. */
  live: boolean;
  children: ReactNode;
};

/** A word about a state, such as that of a row; an icon before it stands alone where there is little room. */
export function StatusBadge({ live, children }: StatusBadgeProps) {
  return <span className={`${styles.badge} ${live ? styles.live : styles.quiet}`}>{children}</span>;
}
