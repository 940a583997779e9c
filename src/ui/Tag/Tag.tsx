import * as styles from './Tag.module.css';

/** A quiet word about the state of a row. */
export function Tag({ live, children }: { live: boolean; children: string }) {
  return <span className={`${styles.tag} ${live ? styles.live : styles.quiet}`}>{children}</span>;
}
