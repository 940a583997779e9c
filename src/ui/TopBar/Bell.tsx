import { SpokenFigure } from '../Figure/SpokenFigure';
import { Icon } from '../icons/Icon';
import * as styles from './TopBar.module.css';

/** A bell with a count. It rings for nothing and opens nothing. */
export function Bell({ count, spoken }: { count: number; spoken: string }) {
  return (
    <p className={styles.bell}>
      <Icon name="bell" />
      <span className={styles.count}>
        <SpokenFigure exact={String(count)} text={String(count)} spoken={spoken} />
      </span>
    </p>
  );
}
