import type { ReactNode } from 'react';
import * as styles from './Checkbox.module.css';

type CheckboxProps = { checked: boolean; onChange: (checked: boolean) => void; children: ReactNode };

/** A checkbox with its label, 44 px high where it is pressed by a finger. */
export function Checkbox({ checked, onChange, children }: CheckboxProps) {
  return (
    <label className={`target ${styles.checkbox}`}>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <span>{children}</span>
    </label>
  );
}
