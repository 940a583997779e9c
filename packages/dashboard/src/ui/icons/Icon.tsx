import type { lines } from './drawings';
import * as styles from './Icon.module.css';

/** An icon beside a word. Hidden from screen readers, which read the word. */
export function Icon({ name }: { name: keyof typeof lines }) {
  return (
    <svg className={styles.icon} aria-hidden="true">
      <use href={`#${name}`} />
    </svg>
  );
}
