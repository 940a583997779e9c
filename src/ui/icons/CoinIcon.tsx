import * as styles from './CoinIcon.module.css';

/** A coin in one ink, within an engraved ring. `image` is the id of its drawing in the page. */
export function CoinIcon({ image, label }: { image: string; label: string }) {
  return (
    <svg className={styles.coin} viewBox="0 0 32 32" role="img" aria-label={label}>
      <circle cx="16" cy="16" r="15.4" />
      <circle cx="16" cy="16" r="13.4" />
      <use href={`#${image}`} x="6.5" y="6.5" width="19" height="19" />
    </svg>
  );
}
