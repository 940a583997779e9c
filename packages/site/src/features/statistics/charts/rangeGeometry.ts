/** A range of values, the expected value in it, and the actual value. */
export type RangeValues = {
  readonly from: number;
  readonly to: number;
  readonly expected: number;
  readonly actual: number;
};

/** Free space at both ends, in percent of the scale. */
const MARGIN = 8;

/**
 * The positions of all four on a scale that shows them: percent from the left, 0 to 100. An empty range is in the
 * middle.
 */
export function scalePositions({ from, to, expected, actual }: RangeValues): RangeValues {
  const min = Math.min(from, actual);
  const span = Math.max(to, actual) - min;
  const place = (value: number) => (span === 0 ? 50 : MARGIN + ((value - min) / span) * (100 - 2 * MARGIN));
  return { from: place(from), to: place(to), expected: place(expected), actual: place(actual) };
}
