import { roundHalfAway } from '../money';
import { LANGUAGES, type Locale } from '../texts/languages';

/** The true minus, as wide as a plus. */
export const MINUS = '\u2212';

/** A count as text, no decimals, halves away from zero: `12,345`, `12.345`. */
export function formatCount(count: number, locale: Locale): string {
  const whole = roundHalfAway(count);
  return (whole < 0 ? MINUS : '') + groupDigits(whole, locale);
}

/**
 * The specified success rate, whose suffix is given as a percent sign without a space: `82.4%`, `82,4%`.
 *
 * @param tenths tenths of a percent, 0 to 1,000
 */
export function formatSuccessRate(tenths: number, locale: Locale): string {
  return `${rate(tenths, locale)}%`;
}

/**
 * Any other rate, as its language writes it: in German with a no-break space before the sign.
 *
 * @param tenths tenths of a percent, 0 to 1,000
 */
export function formatPercent(tenths: number, locale: Locale): string {
  return rate(tenths, locale) + LANGUAGES[locale].numbers.percentSign;
}

function rate(tenths: number, locale: Locale): string {
  return `${Math.floor(tenths / 10)}${LANGUAGES[locale].numbers.decimalSeparator}${tenths % 10}`;
}

/**
 * The digits of a whole number in groups of three. Not by `Intl`: its output differs between versions of a browser.
 *
 * @param value a whole number, at most `Number.MAX_SAFE_INTEGER` in size; its sign is left out
 */
export function groupDigits(value: number, locale: Locale): string {
  return String(Math.abs(value)).replace(/\B(?=(\d{3})+$)/g, LANGUAGES[locale].numbers.thousandSeparator);
}
