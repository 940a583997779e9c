import type { Locale, Texts } from '../i18n';

/** The texts of a language out of the page, where the build has put them. */
export function pageTexts(locale: Locale): Texts {
  const element = document.getElementById(`texts-${locale}`);
  if (element === null) throw new Error(`No texts-${locale}: build/pageTexts.ts did not run.`);
  return JSON.parse(element.textContent);
}
