import { useId } from 'react';
import { NumericFormat } from 'react-number-format';
import * as field from '../TextInput/Field.module.css';
import { checkNumberFormat, type NumberFormat } from './numberFormat';

type NumberInputProps = {
  label: string;
  hint?: string;
  format: NumberFormat;
  /** Digits after the decimal separator. More cannot be typed; a value with more is rounded. */
  decimalScale: number;
  /** Always shows all of them: 5 becomes 5.00. */
  fixedDecimalScale?: boolean;
  allowNegative?: boolean;
  /** Larger absolute values cannot be typed. */
  limit?: number;
  /** undefined is an empty field. */
  value: number | undefined;
  onChange: (value: number | undefined) => void;
};

/**
 * A field for a number with separators, prefix and suffix (specification, section 5).
 *
 * @throws Error when both separators are the same, and, in development, when a minus prefix meets negative numbers
 */
export function NumberInput({ label, hint, format, value, onChange, ...given }: NumberInputProps) {
  const { allowNegative = true, limit = Number.MAX_SAFE_INTEGER, ...decimals } = given;
  const id = useId();
  return (
    <div className={field.field}>
      <label htmlFor={id}>{label}</label>
      <NumericFormat
        id={id}
        className={field.box}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        autoComplete="off"
        inputMode="decimal"
        prefix={format.prefix}
        suffix={format.suffix}
        thousandSeparator={format.thousandSeparator}
        decimalSeparator={format.decimalSeparator}
        {...decimals}
        allowNegative={checkNumberFormat(format, allowNegative)}
        isAllowed={({ floatValue }) => floatValue === undefined || Math.abs(floatValue) <= limit}
        value={value ?? ''}
        onValueChange={({ floatValue }, { event }) => {
          if (event) onChange(floatValue); // typed, not set by a property
        }}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className="remark">
          {hint}
        </p>
      )}
    </div>
  );
}
