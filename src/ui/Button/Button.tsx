import type { ComponentProps } from 'react';
import * as styles from './Button.module.css';

type ButtonProps = ComponentProps<'button'> & { look?: 'solid' | 'line' };

/** A button at least 44 px high. Everything a `<button>` takes is passed on. */
export function Button({ look = 'line', className = '', ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      className={`${styles.button} ${look === 'solid' ? styles.solid : styles.line} ${className}`}
      {...rest}
    />
  );
}
