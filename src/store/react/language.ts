import { createContext, useContext } from 'react';
import type { PageCurrency } from '../../format';
import type { Locale, Texts } from '../../i18n';

/** The language of the page and how it writes numbers; both follow from the path alone. */
export type Language = { readonly locale: Locale; readonly currency: PageCurrency; readonly texts: Texts };

export const LanguageContext = createContext<Language | null>(null);

export function useLanguage(): Language {
  const language = useContext(LanguageContext);
  if (language === null) throw new Error('No LanguageContext above this component.');
  return language;
}
