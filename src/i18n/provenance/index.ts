import type { Locale, Translation } from '../texts';
import { de } from './de';
import { en } from './en';

export type ProvenanceTexts = Translation<typeof en>;

export const provenanceTexts: Readonly<Record<Locale, ProvenanceTexts>> = { en, de };
