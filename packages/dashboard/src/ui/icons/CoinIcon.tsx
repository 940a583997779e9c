import * as styles from './CoinIcon.module.css';

/**
 * The icon of a crypto asset, in one color on a disc. `image` is the id of its drawing in the page.
 *
 * Without a view box and without clipping: with either, browsers count its movement in a sliding row as a layout shift.
 */
export function CoinIcon({ image, label }: { image: string; label: string }) {
  return (
    <svg className={styles.coin} role="img" aria-label={label}>
      <circle cx="50%" cy="50%" r="50%" />
      <use href={`#${image}`} x="22%" y="22%" width="56%" height="56%" />
    </svg>
  );
}
