import type { Locale, Translation } from '../texts';
import { de } from './de';
import { en } from './en';

export type EmbeddingTexts = Translation<typeof en>;

/** The texts about showing the page in a frame of another page. */
export const embeddingTexts: Readonly<Record<Locale, EmbeddingTexts>> = { en, de };
