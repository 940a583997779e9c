import { useId, useLayoutEffect, useRef } from 'react';
import * as styles from './Field.module.css';
import { FieldRemarks } from './FieldRemarks';

type TextInputProps = {
  label: string;
  hint: string;
  value: string;
  /** Why the text cannot be taken; undefined if it can. */
  problem?: string | undefined;
  /** Whether it is typed letter by letter: without capitals and corrections of a phone. */
  isCode?: boolean;
  onChange: (value: string) => void;
};

const CODE = { autoCapitalize: 'off', autoCorrect: 'off', inputMode: 'text' } as const;

/** A field for plain text, without autofill: the page asks for nothing personal. */
export function TextInput({ label, hint, value, problem, isCode = false, onChange }: TextInputProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => input.current?.setCustomValidity(problem ?? ''), [problem]);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        ref={input}
        id={id}
        className={styles.box}
        type="text"
        autoComplete="off"
        spellCheck={false}
        {...(isCode && CODE)}
        dir="auto"
        value={value}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={`${id}-remarks`}
        onChange={(event) => onChange(event.target.value)}
      />
      <FieldRemarks id={`${id}-remarks`} hint={hint} problem={problem} />
    </div>
  );
}
