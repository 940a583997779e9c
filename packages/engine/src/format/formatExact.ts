/* Formats that the first page does not need; not exported by index.ts, so that they are loaded with a later chunk. */
import type { Cents } from '..';
import { LANGUAGES, type Locale } from '../texts/languages';
import { formatMoney } from './formatMoney';
import { groupDigits, MINUS } from './formatNumber';

/** More decimals would show the error of binary fractions. */
const DECIMALS = 6;

/** A count as it is kept, not rounded to whole: `181`, `12.7`, `12,7`, `−1.5`. At most six decimals. */
export function formatExactCount(count: number, locale: Locale): string {
  const kept = Number(count.toFixed(DECIMALS));
  const digits = groupDigits(Math.trunc(kept), locale);
  const [, fraction] = String(kept).split('.');
  const text =
    fraction === undefined ? digits : digits + LANGUAGES[locale].numbers.decimalSeparator + fraction;
  return kept < 0 ? MINUS + text : text;
}

/**
 * A number that is neither money nor a count, with a fixed number of decimals: `0.43`, `1.298,7`.
 *
 * @param value 0 or more, at most 10^9
 * @param places 1 to 6
 */
export function formatDecimal(value: number, places: number, locale: Locale): string {
  const text = value.toFixed(places);
  return (
    groupDigits(Math.floor(Number(text)), locale) +
    LANGUAGES[locale].numbers.decimalSeparator +
    text.slice(-places)
  );
}

/**
 * An average amount, which need not be whole cents: `$2.80`, `−$2.8338`. Rounding it to cents would show in a sum over
 * many trades.
 *
 * @param cents at most 10^9 in size
 */
export function formatAverage(cents: Cents, locale: Locale): string {
  if (Number.isInteger(cents)) return formatMoney(cents, locale);
  const { prefix, suffix } = LANGUAGES[locale].numbers;
  return `${cents < 0 ? MINUS : ''}${prefix}${formatExactCount(Math.abs(cents) / 100, locale)}${suffix}`;
}

/**
 * An amount in whole units for the scale of a chart: `$10,140`, `−500 €`, `$0`.
 *
 * @param cents a multiple of 100
 */
export function formatWholeMoney(cents: Cents, locale: Locale): string {
  const { prefix, suffix } = LANGUAGES[locale].numbers;
  return `${cents < 0 ? MINUS : ''}${prefix}${groupDigits(cents / 100, locale)}${suffix}`;
}

/**
 * A share without needless decimals: `30%`, `33,33 %`. At most three decimals, so that the smallest chance of a market is
 * not shown as zero.
 *
 * @param share 0 to 1
 */
export function formatShare(share: number, locale: Locale): string {
  const { decimalSeparator, percentSign } = LANGUAGES[locale].numbers;
  const percent = String(Math.round(share * 100_000) / 1_000);
  return percent.replace('.', decimalSeparator) + percentSign;
}
