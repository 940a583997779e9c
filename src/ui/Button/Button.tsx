import type { ComponentProps } from 'react';
import * as styles from './Button.module.css';

const VARIANTS = { solid: styles.solid, outline: styles.outline, quiet: styles.quiet } as const;

type ButtonProps = ComponentProps<'button'> & { variant?: keyof typeof VARIANTS };

/** A button at least 44 px high. All properties of a `<button>` are passed on. */
export function Button({ variant = 'outline', className = '', ...rest }: ButtonProps) {
  return <button type="button" className={`${styles.button} ${VARIANTS[variant]} ${className}`} {...rest} />;
}
