import { Icon } from '../icons/Icon';
import * as styles from './TopBar.module.css';

/** The picture of a search box, without an input. The note, for screen readers, says so. */
export function SearchBox({ text, note }: { text: string; note: string }) {
  return (
    <p className={styles.search}>
      <Icon name="search" />
      <span>{text}</span>
      <span className="sr-only">{note}</span>
    </p>
  );
}
