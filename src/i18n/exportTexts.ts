import { exportColumnsDe, exportDe } from './export.de';
import { exportColumnsEn, exportEn } from './export.en';
import type { Locale } from './texts';

type ExportTexts = Readonly<Record<keyof typeof exportEn, string>> & {
  readonly columns: Readonly<Record<keyof typeof exportColumnsEn, string>>;
};

const exportByLocale: Readonly<Record<Locale, ExportTexts>> = {
  en: { ...exportEn, columns: exportColumnsEn },
  de: { ...exportDe, columns: exportColumnsDe },
};

/** The texts of the export. */
export function exportTextsOf(locale: Locale): ExportTexts {
  return exportByLocale[locale];
}
