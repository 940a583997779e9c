import type { Route } from '@simulation/engine';
import { LANGUAGES, LOCALES } from '@simulation/engine/texts';
import type { Locale } from '../../i18n';
import { useActions } from '../../store/react/actions';
import { useLanguage } from '../../store/react/language';
import { useStoreState } from '../../store/react/useSession';
import { selectOwnRun } from '../../store/selectors';
import { linkTo } from '../../visit/address/linkTo';
import type { Parameters } from '../../visit/address/parameters';
import { toPage } from '../../visit/pageLink';

/**
 * Writes links to the pages of the site, in the language of this one, with what is given and nothing else of its
 * address.
 */
export function useLink(): (route: Route, parameters: Partial<Parameters>) => string {
  const { site } = useActions();
  const { locale } = useLanguage();
  return (route, parameters) => linkTo({ route, locale }, site, parameters);
}

/** Writes links to the other pages of the site, with the run of this one (`toPage`). */
export function usePageLink(): (route: Route, locale: Locale) => string {
  const { site } = useActions();
  const visit = useStoreState(({ visit }) => visit);
  return (route, locale) => linkTo({ route, locale }, site, toPage(visit, { route, locale }));
}

/**
 * Links to the dashboard in each language, with the same run. `/v` is in English alone: there they say where they lead.
 */
export function useLanguageLinks() {
  const { locale: present } = useLanguage();
  const toLink = usePageLink();
  const onV = useStoreState((state) => selectOwnRun(state).route === 'v');
  return LOCALES.map((locale) => {
    const { name, dashboard } = LANGUAGES[locale];
    const isHere = locale === present;
    return {
      locale,
      text: onV && !isHere ? `${name}: ${dashboard}` : name,
      /** Undefined for the language of the page. */
      href: isHere ? undefined : toLink('dashboard', locale),
    };
  });
}
