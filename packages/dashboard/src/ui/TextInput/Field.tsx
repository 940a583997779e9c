import { type ComponentProps, useId, useLayoutEffect, useRef } from 'react';
import * as styles from './Field.module.css';

type FieldProps = ComponentProps<'input'> & {
  label: string;
  /** What it is for. */
  hint: string | undefined;
  /** In its place: why the field does not take what it holds, and what it expects. */
  problem: string | undefined;
  /** Why its form cannot be sent; empty if it can. */
  refusal: string;
};

/**
 * A labelled field with a remark below, without autofill: the page asks for nothing personal. All other properties are
 * passed on to the `<input>`.
 */
export function Field({ label, hint, problem, refusal, ...rest }: FieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => input.current?.setCustomValidity(refusal), [refusal]);
  return (
    <div className="stack named">
      <label className="strong" htmlFor={id}>
        {label}
      </label>{' '}
      <input
        ref={input}
        id={id}
        className={styles.box}
        type="text"
        autoComplete="off"
        aria-describedby={`${id}-remarks`}
        {...rest}
      />
      <p id={`${id}-remarks`} className={problem === undefined ? 'remark' : 'remark ink strong'}>
        {problem ?? hint}
      </p>{' '}
    </div>
  );
}
