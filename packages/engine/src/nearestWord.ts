/** The word that somebody may have meant; undefined if none has more than half of its pairs of letters. */
export function nearestWord(word: string, words: readonly string[]): string | undefined {
  const pairsOf = (text: string) => Array.from(text, (_, at) => text.slice(at, at + 2));
  const own = new Set(pairsOf(word.slice(0, 40))); // a longer one is like none
  const likeness = (other: string) =>
    (2 * pairsOf(other).filter((pair) => own.has(pair)).length) / (word.length + other.length);
  const [nearest = ''] = words.toSorted((a, b) => likeness(b) - likeness(a));
  return likeness(nearest) > 0.5 ? nearest : undefined;
}
