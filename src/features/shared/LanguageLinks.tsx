import { LANGUAGES, LOCALES } from '../../i18n/languages';
import { useLanguage } from '../../store/react/language';
import { usePageLink } from './usePageLink';

/** Links to the dashboard in each other language, with the same run. */
export function LanguageLinks() {
  const { locale } = useLanguage();
  const toPage = usePageLink();
  return LOCALES.filter((other) => other !== locale).map((other) => (
    <a key={other} href={toPage('dashboard', other)} lang={other} hrefLang={other}>
      {LANGUAGES[other].name}
    </a>
  ));
}
