import { de } from './de/digest';
import { en } from './en/digest';
import type { Locale, Translation } from './texts';

export type DigestTexts = Translation<typeof en>;

export const digestTexts: Readonly<Record<Locale, DigestTexts>> = { en, de };
