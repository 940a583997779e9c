import type { Locale, Translation } from '../texts';
import { de } from './de';
import { en } from './en';

export type ExportTexts = Translation<typeof en>;

/** The texts of the files that can be saved. */
export const exportTexts: Readonly<Record<Locale, ExportTexts>> = { en, de };
