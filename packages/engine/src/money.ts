/**
 * Money in whole cents (minor units of the page's currency).
 *
 * Every amount is in cents until it is shown, so that start + profits = total holds to the cent. Exact: the largest
 * amount is 10^12 units = 10^14 cents, and `Number.MAX_SAFE_INTEGER` is about 9 * 10^15.
 */
export type Cents = number;

/**
 * A decimal amount as whole cents, rounded half away from zero on the number's decimal digits: 1.005 is 101,
 * although its binary value lies a little below.
 *
 * @param amount a finite number of currency units, at most 10^12 in size
 */
export function toCents(amount: number): Cents {
  return roundHalfAway(amount, 2);
}

/** Whole cents as a number of currency units; for `<data value>` and exports, never for arithmetic. */
export function fromCents(cents: Cents): number {
  return cents / 100;
}

/**
 * `value` times 10^`places`, rounded to a whole number, halves away from zero. Never -0.
 *
 * Works on the shortest decimal digits of the number (what a person typed), not on its binary value.
 *
 * @param value finite
 * @param places whole, 0 or more
 */
export function roundHalfAway(value: number, places = 0): number {
  const [digits, exponent = 0] = String(Math.abs(value)).split('e');
  const rounded = Math.round(Number(`${digits}e${Number(exponent) + places}`));
  return Math.sign(value) * rounded + 0; // -0 + 0 is 0
}
