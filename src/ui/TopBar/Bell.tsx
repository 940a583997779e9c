import { Figure } from '../Figure/Figure';
import { Icon } from '../icons/Icon';
import * as styles from './TopBar.module.css';

/** A bell with a count. It cannot be pressed. */
export function Bell({ count, spoken }: { count: number; spoken: string }) {
  return (
    <p className={styles.bell}>
      <Icon name="bell" />
      <span className={styles.count}>
        <Figure exact={String(count)} spoken={spoken}>
          {String(count)}
        </Figure>
      </span>
    </p>
  );
}
