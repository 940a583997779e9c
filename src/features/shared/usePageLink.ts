import { pathOf } from '../../address/pathOf';
import { writeAddress } from '../../address/writeAddress';
import type { Route } from '../../engine';
import { RIGGED } from '../../engine/markets';
import type { Locale } from '../../i18n';
import { useActions } from '../../store/react/actions';
import { useLanguage } from '../../store/react/language';
import { useStoreState } from '../../store/react/useSession';
import { selectAddress, selectOwnRun, selectScene } from '../../store/selectors';

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
    writeAddress(pathOf({ route, locale }, site), {
      ...given,
      theme,
      ...(route === 'dashboard' && locale !== present && { ...moment, scene }),
      // `/v` has no market to choose.
      ...(route === 'dashboard' && opened === 'dashboard' && { market, picked }),
    }) + (site.hash ?? '');
}
