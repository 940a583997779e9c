import { roundHalfAway } from '../engine/roundHalfAway';
import type { Locale } from '../i18n';
import { groupDigits, MINUS, numberFormats } from './numberFormats';

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
  return rate(tenths, locale) + numberFormats[locale].percentSign;
}

function rate(tenths: number, locale: Locale): string {
  return `${Math.floor(tenths / 10)}${numberFormats[locale].decimalSeparator}${tenths % 10}`;
}
