import type { Cents } from '../engine';
import { currencyFormats, type PageCurrency } from './currencyFormats';
import { groupDigits, MINUS } from './digits';

/**
 * A change in whole units for the scale of a chart, with its sign: `+$5,000`, `−500 €`, `$0`.
 *
 * @param cents a multiple of 100
 */
export function formatWholeMoney(cents: Cents, currency: PageCurrency): string {
  const { prefix, suffix, thousandSeparator } = currencyFormats[currency];
  const sign = cents === 0 ? '' : cents < 0 ? MINUS : '+';
  return `${sign}${prefix}${groupDigits(cents / 100, thousandSeparator)}${suffix}`;
}
