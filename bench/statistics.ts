/** The middle of some numbers; of an even count the mean of the two middle ones; NaN if there are none. */
export function median(numbers: readonly number[]): number {
  return (quantile(numbers, 0.5, Math.floor) + quantile(numbers, 0.5, Math.ceil)) / 2;
}

/**
 * The number below which a fraction of all numbers lies; NaN if there are none.
 *
 * @param fraction 0 to 1
 * @param round how to choose between two neighbours
 */
export function quantile(
  numbers: readonly number[],
  fraction: number,
  round: (position: number) => number = Math.round,
): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[round((sorted.length - 1) * fraction)] ?? Number.NaN;
}
