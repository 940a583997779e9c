import { controlsDe } from './controls.de';
import { controlsEn } from './controls.en';
import type { Locale } from './texts';

export type ControlsTexts = Readonly<Record<keyof typeof controlsEn, string>>;

const controlsByLocale: Readonly<Record<Locale, ControlsTexts>> = { en: controlsEn, de: controlsDe };

/** The texts of the controls panel. */
export function controlsTextsOf(locale: Locale): ControlsTexts {
  return controlsByLocale[locale];
}
