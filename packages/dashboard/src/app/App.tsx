import { type ReactNode, useEffect, useState } from 'react';
import { RunBar } from '../features/controls/RunBar';
import { ErrorScreen } from '../features/error/ErrorScreen';
import { ErrorBoundary } from '../features/shared/ErrorBoundary';
import { WithheldFigures } from '../honesty/WithheldFigures';
import type { Locale } from '../i18n';
import type { SessionStore } from '../store/createSessionStore';
import { type Actions, ActionsContext } from '../store/react/actions';
import { type Extra, ExtrasContext } from '../store/react/extras';
import { type Language, LanguageContext } from '../store/react/language';
import { SessionStoreContext, useStoreState } from '../store/react/useSession';
import { selectAddress } from '../store/selectors';
import { showSettled } from '../ui/motion/motion';
import { StatusRegion } from '../ui/Status/StatusRegion';
import { linkTo } from '../visit/address/linkTo';
import { isOfOtherVersion } from '../visit/visit';
import { site } from './address/openedSite';
import { mayFetchAhead } from './mayFetchAhead';
import { Page } from './pages/Page';
import { VPage } from './pages/VPage';
import { fetchWatchers, OpenParts, VersionScreen } from './parts';

type AppProps = {
  language: Language;
  store: SessionStore;
  actions: Actions;
  extras: readonly Extra[];
};

/** The error screen leads back to the dashboard. */
export const errorScreen = (error: unknown, locale: Locale) => (
  <ErrorScreen error={error} home={linkTo({ route: 'dashboard', locale }, site)} />
);

/** The whole page, with all its contexts. */
export function App({ language, store, actions, extras }: AppProps) {
  const [watchers, setWatchers] = useState<ReactNode>();
  useEffect(() => {
    for (const { preload } of extras) preload?.().catch(() => undefined);
    void fetchWatchers()
      .catch(fetchWatchers)
      .then(setWatchers, () => undefined)
      .then(() => {
        if (!mayFetchAhead()) return;
        for (const { prefetch } of extras) prefetch?.().catch(() => undefined);
        actions.prefetch('play');
      });
    showSettled();
  }, [actions, extras]); // after the first render
  return (
    <LanguageContext value={language}>
      <ActionsContext value={actions}>
        <ErrorBoundary fallback={(error) => errorScreen(error, language.locale)}>
          <SessionStoreContext value={store}>
            <ExtrasContext value={extras}>
              <WithheldFigures>
                <RunBar />
                <Screen />
                <OpenParts />
              </WithheldFigures>
              {watchers}
              <StatusRegion />
            </ExtrasContext>
          </SessionStoreContext>
        </ErrorBoundary>
      </ActionsContext>
    </LanguageContext>
  );
}

/** Two routes: `/v`, and the dashboard for everything else. */
function Screen() {
  const { route, scene } = useStoreState(selectAddress);
  const isOther = useStoreState(({ visit }) => isOfOtherVersion(visit));
  if (scene === 'error') throw new Error('The address asked for this screen with scene=error.');
  if (isOther) return <VersionScreen />;
  return route === 'dashboard' ? <Page /> : <VPage />;
}
