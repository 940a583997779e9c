import type { Locale, Translation } from '../texts';
import { de } from './de';
import { en } from './en';

export type DigestTexts = Translation<typeof en>;

export const digestTexts: Readonly<Record<Locale, DigestTexts>> = { en, de };
