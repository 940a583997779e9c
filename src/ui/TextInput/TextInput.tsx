import { useId } from 'react';
import * as field from './Field.module.css';

type TextInputProps = {
  label: string;
  hint: string;
  value: string;
  maxLength: number;
  onChange: (value: string) => void;
};

/** A field for plain text, without autofill: the page asks for nothing personal. */
export function TextInput({ label, hint, value, maxLength, onChange }: TextInputProps) {
  const id = useId();
  return (
    <div className={field.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={field.box}
        type="text"
        autoComplete="off"
        spellCheck={false}
        maxLength={maxLength}
        dir="auto"
        value={value}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-hint`} className="remark">
        {hint}
      </p>
    </div>
  );
}
