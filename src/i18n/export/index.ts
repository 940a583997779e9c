import type { Locale, Translation } from '../texts';
import { columnsDe, de } from './de';
import { columnsEn, en } from './en';

export type ExportTexts = Translation<typeof en> & { readonly columns: Translation<typeof columnsEn> };

/** The texts of the export. */
export const exportTexts: Readonly<Record<Locale, ExportTexts>> = {
  en: { ...en, columns: columnsEn },
  de: { ...de, columns: columnsDe },
};
