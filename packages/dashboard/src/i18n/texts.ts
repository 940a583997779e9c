import type { MarketsTexts, Translation } from '@simulation/engine/texts';
import type { en } from './en/page';

export type { Locale, Translation } from '@simulation/engine/texts';

/** The keys of texts; the others have groups of them. */
export type TextKey = {
  [Key in keyof typeof en]: (typeof en)[Key] extends string ? Key : never;
}[keyof typeof en];

/** The texts of the first page in one language. */
export type Texts = Translation<Omit<typeof en, 'glosses' | 'markets'>> & {
  readonly markets: MarketsTexts;
  /** The meaning of words of the specification that mislead: for tooltips and help texts beside them. */
  readonly glosses: Readonly<Partial<Record<TextKey, string>>>;
};

/** The sentence of the simulation label, as the page and every file that leaves it say it. */
export function labelSentence(texts: Pick<Texts, 'labelWord' | 'labelFigures' | 'labelDenials'>): string {
  return `${texts.labelWord} – ${texts.labelFigures} ${texts.labelDenials}`;
}

/** Puts values into the `{word}` places of a text. Places without a value stay as they are. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (place, word: string) => values[word] ?? place);
}
