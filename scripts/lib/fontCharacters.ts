const unicode = (character: string) => `U+${character.charCodeAt(0).toString(16)}`;

/**
 * Letters of European first names, and of all languages of the page (`scripts/tests/words.test.ts` names one
 * that is missing).
 */
export const FONT_LETTERS = 'ÄÅÉÖØÜßàáâãäåçèéêëìíîïñòóôõöøùúûü';
/** Symbols that texts and figures use. */
export const FONT_SYMBOLS = '\u00a0\u2009\u202f€±·×÷–‘’‚“”„•…→−≈≤≥';

/** What the font of the page has, as ranges: with ASCII. */
export const FONT_RANGES = ['U+0020-007E', ...Array.from(FONT_LETTERS + FONT_SYMBOLS, unicode)].join();
