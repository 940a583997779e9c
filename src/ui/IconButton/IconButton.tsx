import type { RefObject } from 'react';
import { Icon } from '../icons/Icon';
import * as styles from './IconButton.module.css';

type IconButtonProps = {
  icon: Parameters<typeof Icon>[0]['name'];
  /** The word below the drawing. */
  caption: string;
  /** What it does, with the caption in it; said instead of the caption. */
  label: string;
  /** Larger and filled: the one that matters most among its neighbours. */
  main?: boolean;
  /** Does nothing just now. It stays in the order of focus, so that a press does not lose the focus. */
  disabled?: boolean;
  ref?: RefObject<HTMLButtonElement | null>;
  onPress: () => void;
};

/** A round button with a drawing, and its word below. The target is both, at least 44 px wide and high. */
export function IconButton({ icon, caption, label, main, disabled = false, ref, onPress }: IconButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={main ? `${styles.button} ${styles.main}` : styles.button}
      aria-label={label}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onPress}
    >
      <span className={styles.disc}>
        <Icon name={icon} />
      </span>
      <span className={styles.caption}>{caption}</span>
    </button>
  );
}
