import type { ComponentProps } from 'react';
import * as styles from './Button.module.css';

type ButtonProps = ComponentProps<'button'> & { variant?: 'solid' | 'outline' };

/** A button at least 44 px high. All properties of a `<button>` are passed on. */
export function Button({ variant = 'outline', className = '', ...rest }: ButtonProps) {
  return <button type="button" className={`${styles.button} ${styles[variant]} ${className}`} {...rest} />;
}
