import { useId } from 'react';
import * as field from '../TextInput/Field.module.css';
import * as styles from './CopyByHand.module.css';

/** A text that cannot be saved as a file, to be copied by hand. The focus selects all of it. */
export function CopyByHand({ label, text }: { label: string; text: string }) {
  const id = useId();
  return (
    <div className={styles.copy}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        className={field.box}
        rows={4}
        readOnly
        value={text}
        onFocus={(event) => event.target.select()}
      />
    </div>
  );
}
