import { type InputEvent, type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { Field } from '../TextInput/Field';
import { checkNumberFormat, type NumberFormat, type Places, writeNumber } from './numberFormat';
import { judgeNumber, type NumberRules, readNumber } from './readNumber';

/** Sentences for what a field cannot take. */
type NumberProblems = {
  readonly number: string;
  readonly decimals: string;
  readonly limits: string;
};

type NumberInputProps = {
  label: string;
  hint?: string;
  format: NumberFormat;
  problems: NumberProblems;
  /** Digits after the decimal separator. A further one cannot be typed; a value with more is rounded. */
  decimalScale: number;
  /** Always shows all of them, once the field is left: 5 becomes 5.00. */
  fixedDecimalScale?: boolean;
  allowNegative?: boolean;
  /** The smallest and the largest number. */
  from?: number;
  to?: number;
  /** What the value belongs to: a text that was typed for another, by identity, is not kept. */
  belongsTo?: unknown;
  /** undefined if the field is empty, or invalid. */
  value: number | undefined;
  onChange: (value: number | undefined) => void;
};

/** A text that is being typed, or is no number. */
type Entry = {
  readonly text: string;
  /** Beside the text; with any other value, that is shown. */
  readonly value: number | undefined;
  readonly belongsTo: unknown;
  /** Decimals that had no effect. */
  readonly surplus: string;
  readonly isLeft: boolean;
};

/** Keys that change no text. */
const KEYS_ELSEWHERE = /^(?:Tab|Enter|Escape|Shift|Control|Alt|AltGraph|Meta|CapsLock)$/;

/**
 * A field for a number with separators, prefix and suffix (specification, section 5). What is typed stays as it is
 * while the field has the focus, and is written in the format when it is left. A text that is no number here stays too;
 * the field is then invalid, and a sentence beside it says what is expected.
 *
 * @throws Error when both separators are the same, and, in development, when a minus prefix meets negative numbers
 */
export function NumberInput(props: NumberInputProps) {
  const { label, hint, format, problems, belongsTo, value, onChange, ...given } = props;
  const { decimalScale, fixedDecimalScale = false, allowNegative = true } = given;
  const { to = Number.MAX_SAFE_INTEGER, from = -to } = given;
  const smallest = checkNumberFormat(format, allowNegative) ? from : Math.max(0, from);
  const rules: NumberRules = { format, decimalScale, from: smallest, to };
  const [entry, setEntry] = useState<Entry>();
  const typed = entry?.value === value && entry?.belongsTo === belongsTo ? entry : undefined;
  const { text: before = '', surplus = '', isLeft = false } = typed ?? {};
  const isFull = surplus !== '';
  const enter = (text: string, entered: number | undefined) =>
    setEntry({ text, value: entered, belongsTo, surplus: '', isLeft: false });

  const reading = typed ? readNumber(before, rules) : judgeNumber(value, rules);
  const isWrong = reading.kind !== 'number' && reading.kind !== 'empty';
  const kind = isFull ? 'decimals' : reading.kind;
  const problem = kind === 'decimals' || kind === 'limits' ? problems[kind] : problems.number;
  const isMarked = isWrong && (isLeft || reading.kind !== 'unfinished');

  const toText = (places: Places, affixes: Partial<NumberFormat>) =>
    value === undefined || !Number.isFinite(value)
      ? ''
      : writeNumber(value, places, { ...format, ...affixes });

  /**
   * With the first key the format is taken off, so that no part of it is in the way. The caret stays between its
   * digits.
   */
  const begin = ({ key, ctrlKey, metaKey, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
    if (typed !== undefined || ctrlKey || metaKey || KEYS_ELSEWHERE.test(key)) return;
    const { value: shown, selectionStart, selectionEnd } = currentTarget;
    const plain = toText({ from: 0, to: decimalScale }, { prefix: '', suffix: '', thousandSeparator: '' });
    const caretAt = (position: number | null) => onlyNumber(shown.slice(0, position ?? 0), format).length;
    flushSync(() => enter(plain, value));
    currentTarget.setSelectionRange(caretAt(selectionStart), caretAt(selectionEnd));
  };

  const leave = () => setEntry(typed && isWrong ? { ...typed, surplus: '', isLeft: true } : undefined);

  const change = (changed: string) => {
    const isAppended = isFull && changed.startsWith(before) && changed !== before;
    // What follows shows that they were no decimals, as in 1.234,56: then they stand in the text too.
    const text = isAppended ? before + surplus + changed.slice(before.length) : changed;
    const next = readNumber(text, rules);
    const nextValue = next.kind === 'number' ? next.value : undefined;
    enter(text, nextValue);
    onChange(nextValue);
  };

  /** One decimal too many has no effect. In a pasted text they stay. */
  const refuseDecimal = (event: InputEvent<HTMLInputElement>) => {
    const { value: text, selectionStart, selectionEnd } = event.currentTarget;
    const next = text.slice(0, selectionStart ?? 0) + event.data + text.slice(selectionEnd ?? 0);
    const isDigit = decimalScale > 0 && /^\p{Nd}$/u.test(event.data);
    if (!typed || !isDigit || reading.kind !== 'number' || readNumber(next, rules).kind !== 'decimals')
      return;
    event.preventDefault();
    setEntry({ ...typed, surplus: surplus + event.data });
  };

  return (
    <Field
      label={label}
      hint={hint}
      problem={isMarked || isFull ? problem : undefined}
      refusal={isWrong ? problem : ''}
      inputMode={smallest < 0 ? 'text' : 'decimal'} // the keys for numbers have no minus on many phones
      value={typed?.text ?? toText({ from: fixedDecimalScale ? decimalScale : 0, to: decimalScale }, {})}
      aria-invalid={isMarked || undefined}
      onKeyDown={begin}
      onBlur={leave}
      onInvalid={() => setEntry(typed && { ...typed, isLeft: true })}
      onBeforeInput={refuseDecimal}
      onChange={(event) => change(event.target.value)}
    />
  );
}

/** Digits, minus and decimal separator of a formatted text. */
function onlyNumber(text: string, { prefix, suffix, thousandSeparator }: NumberFormat): string {
  return [prefix, suffix, thousandSeparator].reduce(
    (left, part) => (part === '' ? left : left.replaceAll(part, '')),
    text,
  );
}
