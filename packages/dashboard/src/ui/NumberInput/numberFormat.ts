export type NumberFormat = {
  readonly prefix: string;
  readonly suffix: string;
  readonly thousandSeparator: string;
  readonly decimalSeparator: string;
};

/** How many digits stand after the decimal separator. */
export type Places = { readonly from: number; readonly to: number };

/** A finite number as text, without an exponent, rounded half away from zero on its decimal digits: `-$1,234.5`. */
export function writeNumber(value: number, places: Places, format: NumberFormat): string {
  const { prefix, suffix, thousandSeparator, decimalSeparator } = format;
  const digits = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: places.from,
    maximumFractionDigits: places.to,
    signDisplay: 'never',
  }).format(value);
  const [whole = '', decimals] = digits.split('.');
  const minus = value < 0 && /[1-9]/.test(digits) ? '-' : '';
  const grouped = whole.replaceAll(',', () => thousandSeparator);
  return minus + prefix + grouped + (decimals === undefined ? '' : decimalSeparator + decimals) + suffix;
}

/**
 * Rejects formats that cannot be parsed (specification, section 5). Both are errors of a developer, not of a visitor.
 *
 * @returns whether the field accepts negative numbers
 * @throws Error when the separators are equal; in development also when the prefix starts with a minus although
 *   negatives are allowed. A production build logs the latter and accepts no negatives.
 */
export function checkNumberFormat(
  { prefix, thousandSeparator, decimalSeparator }: NumberFormat,
  allowNegative: boolean,
): boolean {
  if (thousandSeparator === decimalSeparator) {
    throw new Error(
      `NumberInput got "${thousandSeparator}" both as thousandSeparator and as decimalSeparator. ` +
        `Nobody could tell 1${thousandSeparator}234 from 1${decimalSeparator}234. ` +
        'Give two different separators, such as "," and ".".',
    );
  }
  if (!allowNegative || !prefix.startsWith('-')) return allowNegative;
  const message =
    `NumberInput got the prefix "${prefix}" and allows negative numbers. ` +
    'A minus in the prefix could not be told from the sign of the number. ' +
    'Take the minus out of the prefix, or set allowNegative={false}.';
  if (import.meta.env.DEV) throw new Error(message);
  console.error(message);
  return false;
}
