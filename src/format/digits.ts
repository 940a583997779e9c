/** The true minus, as wide as a plus. */
export const MINUS = '\u2212';

/**
 * The digits of a whole number in groups of three. Not by `Intl`: the format depends on the path alone, never on the
 * visitor's system.
 *
 * @param value a whole number, at most `Number.MAX_SAFE_INTEGER` in size; its sign is left out
 */
export function groupDigits(value: number, separator: string): string {
  const digits = String(Math.abs(value));
  let grouped = digits.slice(-3);
  for (let end = digits.length - 3; end > 0; end -= 3)
    grouped = digits.slice(Math.max(0, end - 3), end) + separator + grouped;
  return grouped;
}
