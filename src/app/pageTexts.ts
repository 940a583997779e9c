import type { Locale, Texts } from '../i18n';
import { slot } from './slot';

/** The texts of a language out of the page, where the build has put them. */
export function pageTexts(locale: Locale): Texts {
  return JSON.parse(slot(`texts-${locale}`).textContent);
}
