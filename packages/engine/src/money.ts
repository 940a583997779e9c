declare const WHOLE_CENTS: unique symbol;

/**
 * Money in whole cents (minor units of the page's currency). A number is none until `cents` or `toCents` says so: one
 * of currency units, and a mean of amounts, would be written as something else.
 *
 * Every amount is in cents until it is shown, so that start + profits = total holds to the cent. Exact: the largest
 * amount is 10^12 units = 10^14 cents, and `Number.MAX_SAFE_INTEGER` is about 9 * 10^15.
 */
export type Cents = number & { readonly [WHOLE_CENTS]: true };

/**
 * A number of cents as an amount; a computed one too, since a sum of amounts is a number to the compiler.
 *
 * @throws RangeError for a number that is not whole
 */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} cents are not whole.`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one place that makes amounts
  return (amount + 0) as Cents; // -0 + 0 is 0
}

/**
 * A decimal amount as whole cents, rounded half away from zero on the number's decimal digits: 1.005 is 101,
 * although its binary value lies a little below.
 *
 * @param amount a finite number of currency units, at most 10^12 in size
 */
export function toCents(amount: number): Cents {
  return cents(roundHalfAway(amount, 2));
}

/** A mean of amounts, or another number of cents, as the nearest amount; halves away from zero. */
export function nearestCents(amount: number): Cents {
  return cents(roundHalfAway(amount));
}

/** Cents, or a mean of them, as a number of currency units; for exports, never for arithmetic. */
export function fromCents(amount: number): number {
  return amount / 100;
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
