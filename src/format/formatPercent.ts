import { currencyFormats, type PageCurrency } from './currencyFormats';

/**
 * A rate as text, one decimal and a percent sign without a space: `82.4%`, `82,4%`.
 *
 * @param tenths tenths of a percent, 0 to 1,000
 */
export function formatPercent(tenths: number, currency: PageCurrency): string {
  return `${Math.floor(tenths / 10)}${currencyFormats[currency].decimalSeparator}${tenths % 10}%`;
}
