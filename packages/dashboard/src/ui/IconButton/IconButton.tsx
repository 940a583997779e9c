import { Icon } from '../icons/Icon';
import * as styles from './IconButton.module.css';

type IconButtonProps = {
  icon: Parameters<typeof Icon>[0]['name'];
  caption: string;
  /** The accessible name; contains the caption. */
  label: string;
  /** Larger and filled: the main button of a group. */
  main?: boolean;
  /** Stays focusable, so that a press that disables it does not lose the focus. */
  disabled?: boolean;
  onPress: () => void;
};

/** A round button with an icon and a word below. Both are the target, at least 44 px wide and high. */
export function IconButton({ icon, caption, label, main, disabled = false, onPress }: IconButtonProps) {
  return (
    <button
      type="button"
      className={main ? `strong ${styles.button} ${styles.main}` : styles.button}
      aria-label={label}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onPress}
    >
      <span className={`disc edged ${styles.disc}`}>
        <Icon name={icon} />
      </span>
      <span className={styles.caption}>{caption}</span>
    </button>
  );
}
