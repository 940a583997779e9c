/** The true minus, as wide as a plus. */
export const MINUS = '\u2212';

/**
 * The digits of a whole number in groups of three. By hand and not by `Intl`: what is written follows from the path
 * alone, never from the visitor's machine.
 *
 * By `toFixed` and not by `String`: the browser keeps the text of numbers written that way.
 *
 * @param value a whole number, at most `Number.MAX_SAFE_INTEGER` in size; its sign is left out
 */
export function groupDigits(value: number, separator: string): string {
  const digits = Math.abs(value).toFixed();
  // By a loop: a pattern that looks ahead takes ten times as long, and this is written all the time.
  let grouped = digits.slice(-3);
  for (let end = digits.length - 3; end > 0; end -= 3)
    grouped = digits.slice(Math.max(0, end - 3), end) + separator + grouped;
  return grouped;
}
