import type { lines } from './drawings';
import * as styles from './Icon.module.css';

/** A drawn sign beside a word; the word says what it means, so nobody has to hear the drawing. */
export function Icon({ name }: { name: keyof typeof lines }) {
  return (
    <svg className={styles.icon} aria-hidden="true">
      <use href={`#${name}`} />
    </svg>
  );
}
