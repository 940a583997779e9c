import type { en } from './en/page';

export type { Locale } from './languages.ts';

/** The keys of texts; the others have groups of them. */
export type TextKey = {
  [Key in keyof typeof en]: (typeof en)[Key] extends string ? Key : never;
}[keyof typeof en];

/**
 * All texts of one language by key. They travel in the page itself (`build/pageTexts.ts` puts them there), so that no
 * call loads them and no script grows with them.
 */
export type Texts = Translation<Omit<typeof en, 'glosses'>> & {
  /** The meaning of words of the specification that mislead: for tooltips and help texts beside them. */
  readonly glosses: Readonly<Partial<Record<TextKey, string>>>;
};

/** The sentence of the simulation label, as the page and every file that leaves it say it. */
export function labelSentence(texts: Pick<Texts, 'labelWord' | 'labelFigures' | 'labelDenials'>): string {
  return `${texts.labelWord} – ${texts.labelFigures} ${texts.labelDenials}`;
}

/** A group of texts in another language: the same keys. A missing text does not compile. */
export type Translation<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Translation<English[Key]>;
};

/** Puts values into the `{word}` places of a text. Places without a value stay as they are. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (place, word: string) => values[word] ?? place);
}
