import { currencyFormats, type PageCurrency } from './currencyFormats';
import { groupDigits } from './digits';

/**
 * A number that is neither money nor a count, with a fixed number of decimals: `0.43`, `1.298,7`.
 *
 * @param value 0 or more, at most 10^9
 * @param places 1 to 6
 */
export function formatDecimal(value: number, places: number, currency: PageCurrency): string {
  const { thousandSeparator, decimalSeparator } = currencyFormats[currency];
  const text = value.toFixed(places);
  return groupDigits(Math.floor(Number(text)), thousandSeparator) + decimalSeparator + text.slice(-places);
}
