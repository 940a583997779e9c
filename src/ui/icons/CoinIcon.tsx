import * as styles from './CoinIcon.module.css';

/**
 * A coin in one ink, within an engraved ring. `image` is the id of its drawing in the page.
 *
 * It neither scales (a view box would) nor clips: either makes it a place of its own, whose ride on the sliding rows
 * browsers count as a layout shift.
 */
export function CoinIcon({ image, label }: { image: string; label: string }) {
  return (
    <svg className={styles.coin} role="img" aria-label={label}>
      <circle cx="50%" cy="50%" r="48%" />
      <circle cx="50%" cy="50%" r="42%" />
      <use href={`#${image}`} x="20%" y="20%" width="60%" height="60%" />
    </svg>
  );
}
