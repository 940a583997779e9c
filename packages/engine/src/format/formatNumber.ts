import { type Cents, cents, roundHalfAway } from '..';
import { LANGUAGES, type Locale } from '../texts/languages';

/** The true minus, as wide as a plus. */
const MINUS = '\u2212';

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
  return rate(tenths, locale) + LANGUAGES[locale].numbers.percentSign;
}

function rate(tenths: number, locale: Locale): string {
  return `${Math.floor(tenths / 10)}${LANGUAGES[locale].numbers.decimalSeparator}${tenths % 10}`;
}

/**
 * The digits of a whole number in groups of three. Not by `Intl`: its output differs between versions of a browser.
 *
 * @param value a whole number, at most `Number.MAX_SAFE_INTEGER` in size; its sign is left out
 */
function groupDigits(value: number, locale: Locale): string {
  return String(Math.abs(value)).replace(/\B(?=(\d{3})+$)/g, LANGUAGES[locale].numbers.thousandSeparator);
}

/** An amount as text, two decimals: `$1,234.50`, `1.234,50 €`, `−$50.00`. Zero has no sign. */
export function formatMoney(amount: Cents, locale: Locale): string {
  return amount < 0 ? MINUS + unsigned(amount, locale) : unsigned(amount, locale);
}

/** An amount that came in, always with its sign: `+$7.35`, `+7,35 €`. Zero has none. */
export function formatGain(amount: Cents, locale: Locale): string {
  return amount > 0 ? `+${unsigned(amount, locale)}` : formatMoney(amount, locale);
}

function unsigned(amount: Cents, locale: Locale): string {
  const { prefix, suffix, decimalSeparator } = LANGUAGES[locale].numbers;
  const size = Math.abs(amount);
  const units = groupDigits(Math.floor(size / 100), locale);
  const fraction = String(size % 100).padStart(2, '0');
  return `${prefix}${units}${decimalSeparator}${fraction}${suffix}`;
}

/** More decimals would show the error of binary fractions. */
const DECIMALS = 6;

/** A count as it is kept, not rounded to whole: `181`, `12.7`, `12,7`, `−1.5`. At most six decimals. */
export function formatExactCount(count: number, locale: Locale): string {
  const kept = roundHalfAway(count, DECIMALS) / 10 ** DECIMALS;
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
  const digits = String(roundHalfAway(value, places)).padStart(places + 1, '0');
  const whole = groupDigits(Number(digits.slice(0, -places)), locale);
  return whole + LANGUAGES[locale].numbers.decimalSeparator + digits.slice(-places);
}

/**
 * A mean of amounts, which need not be whole cents: `$2.80`, `−$2.8338`. Rounding it to cents would show in a sum over
 * many trades. The one way to write it, so that it is the same wherever it stands.
 *
 * @param mean in cents, at most 10^9 in size
 * @param signed with a plus where it is a gain
 */
export function formatAverage(mean: number, locale: Locale, signed = false): string {
  if (Number.isInteger(mean)) return (signed ? formatGain : formatMoney)(cents(mean), locale);
  const { prefix, suffix } = LANGUAGES[locale].numbers;
  const sign = mean < 0 ? MINUS : signed ? '+' : '';
  return `${sign}${prefix}${formatExactCount(Math.abs(mean) / 100, locale)}${suffix}`;
}

/**
 * A share without needless decimals: `30%`, `33,33 %`. At most three decimals, so that the smallest chance of a market
 * is not shown as zero.
 *
 * @param share 0 to 1
 */
export function formatShare(share: number, locale: Locale): string {
  const { decimalSeparator, percentSign } = LANGUAGES[locale].numbers;
  const percent = String(roundHalfAway(share, 5) / 1_000);
  return percent.replace('.', decimalSeparator) + percentSign;
}

/** A stretch of simulated time as `hh:mm:ss`, with days before it once there are any: `2 d 03:04:05`. */
export function formatClock(ms: number): string {
  const seconds = Math.floor(ms / 1_000);
  const two = (count: number) => String(count).padStart(2, '0');
  const days = Math.floor(seconds / 86_400);
  const clock = [Math.floor(seconds / 3_600) % 24, Math.floor(seconds / 60) % 60, seconds % 60]
    .map(two)
    .join(':');
  return days === 0 ? clock : `${days} d ${clock}`;
}
