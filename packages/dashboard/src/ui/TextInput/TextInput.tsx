import { Field } from './Field';

type TextInputProps = {
  label: string;
  hint: string;
  value: string;
  /** Why the text cannot be taken; undefined if it can. */
  problem?: string | undefined;
  /** What is taken in its place, said as plainly; undefined if it is taken as it is. */
  remark?: string | undefined;
  /** Whether it is typed letter by letter: without capitals and corrections of a phone. */
  isCode?: boolean;
  onChange: (value: string) => void;
};

const CODE = { autoCapitalize: 'off', autoCorrect: 'off', inputMode: 'text' } as const;

/** A field for plain text. */
export function TextInput({ problem, remark, isCode = false, onChange, ...rest }: TextInputProps) {
  return (
    <Field
      {...rest}
      {...(isCode && CODE)}
      dir="auto"
      spellCheck={false}
      problem={problem ?? remark}
      refusal={problem ?? ''}
      aria-invalid={problem !== undefined || undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
