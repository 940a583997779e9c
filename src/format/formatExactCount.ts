import { currencyFormats, type PageCurrency } from './currencyFormats';
import { groupDigits, MINUS } from './digits';

/** More decimals would show the error of binary fractions. */
const DECIMALS = 6;

/** A count as it is kept, not rounded to whole: `181`, `12.7`, `12,7`, `−1.5`. At most six decimals. */
export function formatExactCount(count: number, currency: PageCurrency): string {
  const { thousandSeparator, decimalSeparator } = currencyFormats[currency];
  const kept = Number(count.toFixed(DECIMALS));
  const digits = groupDigits(Math.trunc(kept), thousandSeparator);
  const [, fraction] = String(kept).split('.');
  const text = fraction === undefined ? digits : digits + decimalSeparator + fraction;
  return kept < 0 ? MINUS + text : text;
}
