import type { Locale, Texts } from '../../i18n';
import { requiredContext } from './requiredContext';

/** The language of the page, which follows from the path alone. It also decides how numbers are written. */
export type Language = { readonly locale: Locale; readonly texts: Texts };

export const [LanguageContext, useLanguage] = requiredContext<Language>('LanguageContext');

/** Of texts that a chunk brings along in every language, those in the language of the page. */
export function useTexts<Each>(texts: Readonly<Record<Locale, Each>>): Each {
  return texts[useLanguage().locale];
}
