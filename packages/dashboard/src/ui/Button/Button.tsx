import type { ComponentProps } from 'react';
import * as styles from './Button.module.css';

const outline = `edged ${styles.button}`;

/** The classes of each look, also for a link that looks like a button. */
export const BUTTON_LOOKS = {
  solid: `${outline} ${styles.solid}`,
  outline,
  quiet: `soft ${outline} ${styles.quiet}`,
  /** A row that does something here. */
  row: `${outline} ${styles.row}`,
  /** A row that leads to another place. */
  leads: `${outline} ${styles.row} ${styles.leads}`,
} as const;

type ButtonVariant = keyof typeof BUTTON_LOOKS;

type ButtonProps = ComponentProps<'button'> & { variant?: ButtonVariant };

/**
 * A button, 44 px high where it is pressed by a finger. All properties of a `<button>` are passed on. One with
 * `aria-disabled` keeps the focus, and a press does nothing.
 */
export function Button({ variant = 'outline', className = '', onClick, ...rest }: ButtonProps) {
  const isDisabled = rest['aria-disabled'] === true || rest['aria-disabled'] === 'true';
  return (
    <button
      type="button"
      className={`${BUTTON_LOOKS[variant]} ${className}`}
      {...rest}
      onClick={isDisabled ? undefined : onClick}
    />
  );
}
