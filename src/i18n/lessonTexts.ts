import { lessonDe } from './lesson.de';
import { lessonEn } from './lesson.en';
import type { Locale } from './texts';

export type LessonTexts = Readonly<Record<keyof typeof lessonEn, string>>;

const lessonByLocale: Readonly<Record<Locale, LessonTexts>> = { en: lessonEn, de: lessonDe };

/** The texts of the statistics. */
export function lessonTextsOf(locale: Locale): LessonTexts {
  return lessonByLocale[locale];
}
