import { de } from './de/export';
import { en } from './en/export';
import type { Locale, Translation } from './texts';

export type ExportTexts = Translation<typeof en>;

export const exportTexts: Readonly<Record<Locale, ExportTexts>> = { en, de };
