import type { Cents } from '../engine';
import { currencyFormats, type PageCurrency } from './currencyFormats';
import { MINUS } from './digits';
import { formatExactCount } from './formatExactCount';
import { formatMoney } from './formatMoney';

/**
 * An average amount, which need not be whole cents: `$2.80`, `−$2.8338`. Rounding it to cents would show in a sum over
 * many trades.
 *
 * @param cents at most 10^9 in size
 */
export function formatAverage(cents: Cents, currency: PageCurrency): string {
  if (Number.isInteger(cents)) return formatMoney(cents, currency);
  const { prefix, suffix } = currencyFormats[currency];
  return `${cents < 0 ? MINUS : ''}${prefix}${formatExactCount(Math.abs(cents) / 100, currency)}${suffix}`;
}
