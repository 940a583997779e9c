import { currencyFormats, type PageCurrency } from './currencyFormats';

/**
 * The specified success rate, whose suffix is given as a percent sign without a space: `82.4%`, `82,4%`.
 *
 * @param tenths tenths of a percent, 0 to 1,000
 */
export function formatSuccessRate(tenths: number, currency: PageCurrency): string {
  return `${Math.floor(tenths / 10)}${currencyFormats[currency].decimalSeparator}${tenths % 10}%`;
}

/** As its language writes it behind a number: in German with a no-break space. */
export const percentSigns: Readonly<Record<PageCurrency, string>> = { USD: '%', EUR: '\u00a0%' };

/**
 * Any other rate, as its language writes it: in German with a no-break space before the sign.
 *
 * @param tenths tenths of a percent, 0 to 1,000
 */
export function formatPercent(tenths: number, currency: PageCurrency): string {
  return formatSuccessRate(tenths, currency).replace('%', percentSigns[currency]);
}

/**
 * A share without decimals that say nothing: `30%`, `33,33 %`. At most three decimals, so that the smallest chance of a
 * market is not shown as nothing.
 *
 * @param share 0 to 1
 */
export function formatShare(share: number, currency: PageCurrency): string {
  const percent = String(Math.round(share * 100_000) / 1_000);
  return percent.replace('.', currencyFormats[currency].decimalSeparator) + percentSigns[currency];
}
