import { type ReactNode, useEffect, useState } from 'react';
import { RunBar } from '../features/controls/RunBar';
import { ErrorScreen } from '../features/error/ErrorScreen';
import { ErrorBoundary } from '../features/shared/ErrorBoundary';
import { WithheldFigures } from '../honesty/WithheldFigures';
import type { Locale } from '../i18n';
import type { SessionStore } from '../store/createSessionStore';
import { type Actions, ActionsContext } from '../store/react/actions';
import { type Language, LanguageContext } from '../store/react/language';
import { SessionStoreContext, useStoreState } from '../store/react/useSession';
import { selectAddress } from '../store/selectors';
import { showSettled } from '../ui/motion/motion';
import { StatusRegion } from '../ui/Status/StatusRegion';
import { linkTo } from '../visit/address/linkTo';
import { isOfOtherVersion } from '../visit/visit';
import { site } from './address/site';
import { fetchAhead } from './fetchAhead';
import { DashboardPage } from './pages/DashboardPage';
import { VPage } from './pages/VPage';
import { fetchWatchers, OpenParts, prefetch, VersionScreen } from './parts';

type AppProps = {
  language: Language;
  store: SessionStore;
  actions: Actions;
};

/** The error screen leads back to the dashboard. */
export const errorScreen = (error: unknown, locale: Locale) => (
  <ErrorScreen error={error} home={linkTo({ route: 'dashboard', locale }, site)} />
);

/** The whole page, with all its contexts. */
export function App({ language, store, actions }: AppProps) {
  const [watchers, setWatchers] = useState<ReactNode>();
  useEffect(() => {
    prefetch('help'); // whoever has paid has it without a network too
    void fetchWatchers()
      .catch(fetchWatchers)
      .then(setWatchers, () => undefined)
      .then(fetchAhead);
    showSettled();
  }, []); // after the first render
  return (
    <LanguageContext value={language}>
      <ActionsContext value={actions}>
        <ErrorBoundary fallback={(error) => errorScreen(error, language.locale)}>
          <SessionStoreContext value={store}>
            <WithheldFigures>
              <RunBar />
              <Screen />
              <OpenParts />
            </WithheldFigures>
            {watchers}
            <StatusRegion />
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
  return route === 'dashboard' ? <DashboardPage /> : <VPage />;
}
