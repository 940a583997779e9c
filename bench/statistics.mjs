// @ts-check

/** The middle of some numbers; of an even count the mean of the two middle ones; NaN of none. */
export function median(/** @type {readonly number[]} */ numbers) {
  return (quantile(numbers, 0.5, Math.floor) + quantile(numbers, 0.5, Math.ceil)) / 2;
}

/**
 * The number that `part` of all lie below.
 *
 * @param {readonly number[]} numbers
 * @param {number} part 0 to 1
 */
export function quantile(numbers, part, round = Math.round) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[round((sorted.length - 1) * part)] ?? Number.NaN;
}
