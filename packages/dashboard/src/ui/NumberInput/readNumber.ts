import { toAscii } from '../TextInput/toAscii';
import type { NumberFormat } from './numberFormat';

/** The numbers that a field takes. */
export type NumberRules = {
  readonly format: NumberFormat;
  /** Digits after the decimal separator, at most. */
  readonly decimalScale: number;
  /** The smallest and the largest number. */
  readonly from: number;
  readonly to: number;
};

/**
 * What a text is. `unfinished` may become a number by typing on, `decimals` has too many of them, `limits` is too small
 * or too large; `other` is none of these.
 */
export type Reading =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'empty' | 'unfinished' | 'decimals' | 'limits' | 'other' };

/** A number holds so many digits exactly. */
const EXACT_DIGITS = 15;

/** Makes a number of a beginning such as `-`, `.` or `1,2`. */
const ENDINGS = ['0', '00', '000'];

/**
 * Reads a number as people type and paste it: with prefix or suffix of the format on either side, with a plus or any
 * minus, with groups of three digits between separators of the format, spaces or apostrophes, and with the digits of
 * any script. Nothing is guessed: a text is the number that it says, or none.
 */
export function readNumber(text: string, rules: NumberRules): Reading {
  const plain = toPlain(text, rules.format);
  if (plain === '') return { kind: 'empty' };
  const reading = readPlain(plain, rules);
  const isBeginning = () => ENDINGS.some((ending) => readPlain(plain + ending, rules).kind === 'number');
  return reading.kind === 'other' && isBeginning() ? { kind: 'unfinished' } : reading;
}

/** What a value is that was not typed, where the limits have changed since. */
export function judgeNumber(value: number | undefined, { from, to }: NumberRules): Reading {
  if (value === undefined || Number.isNaN(value)) return { kind: 'empty' };
  return value < from || value > to ? { kind: 'limits' } : { kind: 'number', value };
}

/** The same text in the digits, signs and spaces of ASCII, where they mean the same. */
function toPlain(text: string, { thousandSeparator, decimalSeparator }: NumberFormat): string {
  return toAscii(text).replaceAll('\u066b', decimalSeparator).replaceAll('\u066c', thousandSeparator);
}

function readPlain(plain: string, { format, decimalScale, from, to }: NumberRules): Reading {
  const outer = withoutAffix(plain, format);
  const [, sign = '', signed = ''] = /^([+-]?) ?(.*)$/.exec(outer) ?? [];
  const body = outer === plain ? withoutAffix(signed, format) : signed;
  const [, whole = '', decimals = ''] = bodyPattern(format).exec(body) ?? [];
  if (whole + decimals === '') return { kind: 'other' };
  if (decimals.length > decimalScale) return { kind: 'decimals' };
  const digits = whole.replace(/\D/g, '').replace(/^0+/, '');
  const size = Number(`${digits}.${decimals}0`);
  const value = sign === '-' ? 0 - size : size;
  if (value < from || value > to || digits.length + decimals.length > EXACT_DIGITS) return { kind: 'limits' };
  return { kind: 'number', value };
}

/** The text without prefix or suffix, on whichever side it stands. */
function withoutAffix(text: string, { prefix, suffix }: NumberFormat): string {
  for (const affix of [prefix.trim(), suffix.trim()].filter((affix) => affix !== '')) {
    if (text.startsWith(affix)) return text.slice(affix.length).trim();
    if (text.endsWith(affix)) return text.slice(0, -affix.length).trim();
  }
  return text;
}

/**
 * Whole part and decimals. A whole part in groups does not begin with a zero: `0,123` is a decimal of another language.
 */
function bodyPattern({ thousandSeparator, decimalSeparator }: NumberFormat): RegExp {
  const one = (separator: string) => `[\\${separator}]`;
  const separators = [thousandSeparator, ' ', "'"].filter((each) => each !== '' && each !== decimalSeparator);
  const groups = separators.map((each) => String.raw`[1-9]\d{0,2}(?:${one(each)}\d{3})+`);
  return new RegExp(
    String.raw`^(${[...groups, String.raw`\d+`].join('|')})?(?:${one(decimalSeparator)}(\d*))?$`,
  );
}
