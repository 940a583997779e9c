import { currencyFormats, type PageCurrency } from './currencyFormats';

/**
 * The specified success rate, whose suffix is given as a percent sign without a space: `82.4%`, `82,4%`.
 *
 * @param tenths tenths of a percent, 0 to 1,000
 */
export function formatSuccessRate(tenths: number, currency: PageCurrency): string {
  return `${Math.floor(tenths / 10)}${currencyFormats[currency].decimalSeparator}${tenths % 10}%`;
}

/**
 * Any other rate, as its language writes it: in German with a no-break space before the sign.
 *
 * @param tenths tenths of a percent, 0 to 1,000
 */
export function formatPercent(tenths: number, currency: PageCurrency): string {
  const rate = formatSuccessRate(tenths, currency);
  return currency === 'EUR' ? rate.replace('%', '\u00a0%') : rate;
}
