import type { Route } from '@simulation/engine';
import { RIGGED } from '@simulation/engine';
import { LANGUAGES, LOCALES } from '@simulation/engine/texts';
import type { Locale } from '../../i18n';
import { useActions } from '../../store/react/actions';
import { useLanguage } from '../../store/react/language';
import { useStoreState } from '../../store/react/useSession';
import { selectAddress, selectOwnRun, selectScene } from '../../store/selectors';
import { linkTo } from '../../visit/address/linkTo';
import type { Parameters } from '../../visit/address/parameters';

/** Writes links to the pages of the site, in the language of this one, with what is given and nothing else of its address. */
export function useLink(): (route: Route, parameters: Partial<Parameters>) => string {
  const { site } = useActions();
  const { locale } = useLanguage();
  return (route, parameters) => linkTo({ route, locale }, site, parameters);
}

/**
 * Writes links to the other pages of the site, with the run of this one. In another language the dashboard goes on where the
 * page is, and the story opens at the same stage. `/v` and its script begin anew: their time is another one.
 */
export function usePageLink(): (route: Route, locale: Locale) => string {
  const { site } = useActions();
  const { route: opened, market = RIGGED, ...given } = useStoreState(selectOwnRun);
  const { picked, theme } = useStoreState(selectAddress);
  const play = useStoreState(({ visit }) => visit.play);
  const scene = useStoreState(selectScene);
  const { locale: present } = useLanguage();
  const moment = {
    t: play.at || undefined,
    speed: play.speed === 1 ? undefined : play.speed,
    still: play.paused,
  };
  return (route, locale) =>
    linkTo({ route, locale }, site, {
      ...given,
      theme,
      ...(route === 'dashboard' && locale !== present && { ...moment, scene }),
      // `/v` has no market to choose.
      ...(route === 'dashboard' && opened === 'dashboard' && { market, picked }),
    });
}

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

/**
 * Writes whole links to share: to the page that is open, or to it in another language, with what is given and nothing else of
 * its address; while the story is open, to the way and the chapter of it. Their end is left out, since it is a text that anybody may have written (INV-14).
 */
export function useShareLink(): (parameters: Partial<Parameters>, locale?: Locale) => string {
  const { site } = useActions();
  const address = useStoreState(selectAddress);
  const scene = useStoreState(selectScene);
  return (parameters, locale = address.locale) => {
    const shared = scene ? { seed: parameters.seed, scene } : parameters;
    return new URL(linkTo({ ...address, locale }, { ...site, hash: '' }, shared), window.location.href).href;
  };
}
