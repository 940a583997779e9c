import { exportDe } from './export.de';
import { exportEn } from './export.en';
import type { Locale } from './texts';

export type ExportTexts = Readonly<Record<keyof typeof exportEn, string>>;

const exportByLocale: Readonly<Record<Locale, ExportTexts>> = { en: exportEn, de: exportDe };

/** The texts of the export. */
export function exportTextsOf(locale: Locale): ExportTexts {
  return exportByLocale[locale];
}
