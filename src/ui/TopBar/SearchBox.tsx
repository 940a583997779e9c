import { Icon } from '../icons/Icon';
import * as styles from './TopBar.module.css';

/** A drawn search box: a word in a frame. What it is not good for is said to whoever cannot see that it is drawn. */
export function SearchBox({ text, note }: { text: string; note: string }) {
  return (
    <p className={styles.search}>
      <Icon name="search" />
      <span>{text}</span>
      <span className="sr-only">{note}</span>
    </p>
  );
}
