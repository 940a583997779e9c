import { scenesDe } from './scenes.de';
import { scenesEn } from './scenes.en';
import type { Locale } from './texts';

type ScenesTexts = Readonly<Record<keyof typeof scenesEn, string>>;

const scenesByLocale: Readonly<Record<Locale, ScenesTexts>> = { en: scenesEn, de: scenesDe };

/** The names of the scenes. */
export function scenesTextsOf(locale: Locale): ScenesTexts {
  return scenesByLocale[locale];
}
