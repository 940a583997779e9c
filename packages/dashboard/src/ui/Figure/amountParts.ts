/** Size of the small cents of an amount, in em: that of `.cents` in `base.css`. */
export const CENTS_SIZE = 0.54;

/** What follows the whole units of an amount: separator, two digits and the currency behind them. */
const CENTS = /[.,]\d\d\D*$/;

/** Whole units and cents of an amount; all of it is the first part where there are no cents. */
export function amountParts(text: string): [units: string, cents: string] {
  const cents = CENTS.exec(text)?.[0] ?? '';
  return [text.slice(0, text.length - cents.length), cents];
}

/** As wide as a text, since all digits are of one width. */
export function roomFor(text: string): string {
  return text.replace(/\d/g, '0');
}
