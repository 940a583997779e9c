import { de } from './de/provenance';
import { en } from './en/provenance';
import type { Locale, Translation } from './texts';

export type ProvenanceTexts = Translation<typeof en>;

export const provenanceTexts: Readonly<Record<Locale, ProvenanceTexts>> = { en, de };
