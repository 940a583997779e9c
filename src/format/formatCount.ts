import { roundHalfAway } from '../engine';
import { currencyFormats, type PageCurrency } from './currencyFormats';
import { groupDigits, MINUS } from './digits';

/** A count as text, no decimals, halves away from zero: `12,345`, `12.345`. */
export function formatCount(count: number, currency: PageCurrency): string {
  const whole = roundHalfAway(count);
  const digits = groupDigits(whole, currencyFormats[currency].thousandSeparator);
  return whole < 0 ? MINUS + digits : digits;
}
