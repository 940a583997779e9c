/**
 * The mean of values and its standard error, s / sqrt(n): of one value 0.
 *
 * @param values at least one
 */
export function meanWithError(values: readonly number[]) {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / Math.max(1, values.length - 1) / values.length) };
}
