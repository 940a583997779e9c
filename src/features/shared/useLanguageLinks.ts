import { LANGUAGES, LOCALES, type Locale } from '../../i18n/languages';
import { useLanguage } from '../../store/react/language';
import { useStoreState } from '../../store/react/useSession';
import { selectOwnRun } from '../../store/selectors';
import { usePageLink } from './usePageLink';

export type LanguageLink = {
  readonly locale: Locale;
  readonly text: string;
  /** Undefined for the language of the page. */
  readonly href: string | undefined;
};

/** Links to the dashboard in each language, with the same run. `/v` is in English alone: there they say where they lead. */
export function useLanguageLinks(): readonly LanguageLink[] {
  const { locale: present } = useLanguage();
  const toPage = usePageLink();
  const onV = useStoreState((state) => selectOwnRun(state).route === 'v');
  return LOCALES.map((locale) => {
    const { name, dashboard } = LANGUAGES[locale];
    if (locale === present) return { locale, text: name, href: undefined };
    return { locale, text: onV ? `${name}: ${dashboard}` : name, href: toPage('dashboard', locale) };
  });
}
