import { SEED_LENGTH } from './limits';

/**
 * Draws nothing, wherever it stands: controls, zero-width and bidi characters, variation selectors, joiners. White
 * space is no such.
 */
const UNSEEN = /\p{Default_Ignorable_Code_Point}|(?!\s)\p{Cc}/gu;

/**
 * The one form of all seeds that are the same: without case, in NFC, without what draws nothing, white space at the
 * ends removed and inside made one space. Two texts have the same form whenever they are a canonical caseless match
 * (Unicode, section 3.13, D145) once what draws nothing is left out, in every language. Only what is drawn from depends
 * on it; what is shown is what was typed.
 */
export function normalizeSeed(seed: string): string {
  return seed
    .replace(UNSEEN, '') // first: it would keep the marks of a letter from their order, and a sigma from its word
    .normalize('NFD')
    .replace(/[^ı]+/g, foldCase)
    .replace(/\s+/g, ' ')
    .trim()
    .normalize('NFC');
}

/**
 * Full case folding: ß, ẞ, SS and ss are one, and so are the three sigmas. Each letter becomes a small one first, since
 * ẞ has no capitals of its own. A small sigma is another at the end of a word, and what follows may be no part of the
 * seed. The dotless ı is left alone: its capital is the I of every other language.
 */
function foldCase(text: string): string {
  return text.toLowerCase().toUpperCase().toLowerCase().replaceAll('ς', 'σ');
}

/**
 * The length of a seed in characters, without white space around it; 0 where nothing of it can be seen. It is told
 * without the normal form, whose time grows with the square of the marks on a letter: a text may be longer than a seed.
 */
export function seedLength(text: string): number {
  return text.replace(UNSEEN, '').trim() === '' ? 0 : Array.from(text.trim()).length;
}

/**
 * A seed as it is shown: what was typed, without white space around it. undefined if its length is not that of a seed.
 */
export function readSeed(text: string): string | undefined {
  const length = seedLength(text);
  return length < SEED_LENGTH.from || length > SEED_LENGTH.to ? undefined : text.trim();
}
