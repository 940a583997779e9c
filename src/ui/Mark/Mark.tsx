import * as styles from './Mark.module.css';

/** The overprint: a small stamped word in the one red of the page. */
export function Mark({ children }: { children: string }) {
  return <span className={styles.mark}>{children}</span>;
}

/** Which scenario is played, where it is not the specified one. */
export function ScenarioMark({ children }: { children: string }) {
  return <span className={styles.scenario}>{children}</span>;
}
