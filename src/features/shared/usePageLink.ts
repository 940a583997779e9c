import { pathOf, writeAddress } from '../../address/writeAddress';
import type { Route } from '../../engine';
import { RIGGED } from '../../engine/markets';
import type { Locale } from '../../i18n';
import { useActions } from '../../store/react/actions';
import { useStoreState } from '../../store/react/useSession';
import { selectRun } from '../../store/selectors';

/** Writes links to the other pages of the site, with the run of this one. */
export function usePageLink(): (route: Route, locale: Locale) => string {
  const actions = useActions();
  const { route: opened, market = RIGGED, ...given } = useStoreState(selectRun);
  const { picked, theme } = actions.address();
  return (route, locale) =>
    writeAddress(pathOf({ route, locale }, actions.site), {
      ...given,
      theme,
      // `/v` has no market to choose.
      ...(route === 'dashboard' && opened === 'dashboard' && { market, picked }),
    });
}
