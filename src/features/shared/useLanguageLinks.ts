import { LANGUAGES, LOCALES } from '../../i18n/languages';
import { useLanguage } from '../../store/react/language';
import { useStoreState } from '../../store/react/useSession';
import { selectOwnRun } from '../../store/selectors';
import { usePageLink } from './usePageLink';

/** Links to the dashboard in each language, with the same run. `/v` is in English alone: there they say where they lead. */
export function useLanguageLinks() {
  const { locale: present } = useLanguage();
  const toPage = usePageLink();
  const onV = useStoreState((state) => selectOwnRun(state).route === 'v');
  return LOCALES.map((locale) => {
    const { name, dashboard } = LANGUAGES[locale];
    const isHere = locale === present;
    return {
      locale,
      text: onV && !isHere ? `${name}: ${dashboard}` : name,
      /** Undefined for the language of the page. */
      href: isHere ? undefined : toPage('dashboard', locale),
    };
  });
}
