import { chartsDe } from './charts.de';
import { chartsEn } from './charts.en';
import type { Locale } from './texts';

export type ChartsTexts = Readonly<Record<keyof typeof chartsEn, string>>;

const chartsByLocale: Readonly<Record<Locale, ChartsTexts>> = { en: chartsEn, de: chartsDe };

/** The texts of curve, pulse and comparison. */
export function chartsTextsOf(locale: Locale): ChartsTexts {
  return chartsByLocale[locale];
}
