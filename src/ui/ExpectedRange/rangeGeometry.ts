/** A band of values, its middle, and the value to be judged by it. */
export type Band = {
  readonly from: number;
  readonly to: number;
  readonly expected: number;
  readonly actual: number;
};

/** Left free at both ends, in percent of the scale. */
const MARGIN = 8;

/**
 * Where the ends and the two values lie on a scale that shows all of them: percent from the left, 0 to 100. A band
 * without a width lies in the middle.
 */
export function scalePositions({ from, to, expected, actual }: Band): Band {
  const least = Math.min(from, actual);
  const span = Math.max(to, actual) - least;
  const place = (value: number) => (span === 0 ? 50 : MARGIN + ((value - least) / span) * (100 - 2 * MARGIN));
  return { from: place(from), to: place(to), expected: place(expected), actual: place(actual) };
}
