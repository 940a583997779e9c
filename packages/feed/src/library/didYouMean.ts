import { nearestWord, plainWord } from './nearestWord';

/** What other programs call an option, as `plainWord` writes it: by the first of these that there is. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  duration: ['for', 'until'],
  end: ['until', 'for'],
  for: ['until'],
  lasteventid: ['after'],
  market: ['scenario'],
  start: ['from'],
  till: ['until', 'for'],
  to: ['until', 'for'],
  until: ['for'],
};

/** A question about the word that somebody may have meant; nothing if none is like it. */
export function didYouMean(word: string, words: readonly string[]): string {
  const plain = plainWord(word.slice(0, 40)); // a longer one is like none
  const synonyms = Object.hasOwn(SYNONYMS, plain) ? SYNONYMS[plain] : undefined;
  const meant =
    words.find((name) => plainWord(name) === plain) ??
    synonyms?.find((name) => words.includes(name)) ??
    nearestWord(word, words);
  return meant === undefined ? '' : ` Did you mean ${meant}?`;
}
