import * as styles from './Mark.module.css';

/** The word SIMULATION, large and quiet, for places where no text is: so a crop of the page says what it is. */
export function Mark({ className = '' }: { className?: string }) {
  return <span className={`${styles.mark} ${className}`} data-mark="" aria-hidden="true" />;
}
