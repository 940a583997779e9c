import { LANGUAGES, LOCALES } from '../../i18n/languages';
import { useLanguage } from '../../store/react/language';
import { useStoreState } from '../../store/react/useSession';
import { selectOwnRun } from '../../store/selectors';
import { usePageLink } from './usePageLink';

/** Links to the dashboard in each other language, with the same run. `/v` is in English alone: there they say where they lead. */
export function LanguageLinks() {
  const { locale } = useLanguage();
  const toPage = usePageLink();
  const onV = useStoreState((state) => selectOwnRun(state).route === 'v');
  return LOCALES.filter((other) => other !== locale).map((other) => (
    <a key={other} href={toPage('dashboard', other)} lang={other} hrefLang={other}>
      {LANGUAGES[other].name}
      {onV && `: ${LANGUAGES[other].title}`}
    </a>
  ));
}
