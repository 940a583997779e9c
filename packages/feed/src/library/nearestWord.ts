/**
 * Of a substitution; a letter more or less, or two that are exchanged, count 1. Those are the more frequent mistakes.
 */
const SUBSTITUTION = 1.5;

/** The word that somebody may have meant; undefined if none is like it. */
export function nearestWord(word: string, words: readonly string[]): string | undefined {
  const own = plainWord(word.slice(0, 40)); // a longer one is like none
  const [nearest] = words
    .map((name) => ({ name, length: plainWord(name).length, distance: distanceOf(own, plainWord(name)) }))
    .filter(({ length, distance }) => distance <= Math.min(own.length, length) / 2)
    .toSorted((a, b) => a.distance - b.distance);
  return nearest?.name;
}

/** Letters and digits: `Max-Connections` and `maxConnections` are one. */
export const plainWord = (word: string) => word.toLowerCase().replaceAll(/[^a-z\d]/g, '');

/**
 * How many mistakes make one word of another: the distance of Damerau and Levenshtein, without exchanges of exchanged
 * letters.
 */
function distanceOf(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= one.length; row++) {
    rows[row] = [row];
    for (let column = 1; column <= other.length; column++) {
      const isEqual = one[row - 1] === other[column - 1];
      const isExchanged = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      rows[row]?.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (isEqual ? 0 : SUBSTITUTION),
          isExchanged ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(one.length, other.length);
}
