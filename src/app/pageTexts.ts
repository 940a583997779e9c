import type { Locale, Texts } from '../i18n';
import { getRequiredElement } from './getRequiredElement';

/** The texts of a language, from the JSON that the build has put into the page. */
export function pageTexts(locale: Locale): Texts {
  return JSON.parse(getRequiredElement(`texts-${locale}`).textContent);
}
