import { useId } from 'react';
import * as field from '../TextInput/Field.module.css';
import * as styles from './CopyByHand.module.css';

/** A text to copy, by hand where nothing else is possible. The focus selects all of it. */
export function CopyByHand({ label, text }: { label: string; text: string }) {
  const id = useId();
  return (
    <div className={`stack named ${styles.copy}`}>
      <label className="strong" htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        className={field.box}
        rows={6}
        readOnly
        spellCheck={false}
        value={text}
        onFocus={(event) => event.target.select()}
      />
    </div>
  );
}
