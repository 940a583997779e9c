import type { Address } from '../address';
import { ENGINE_VERSION } from '../engine';
import { type Actions, ActionsContext } from '../screens/controls/actions';
import { RunBar } from '../screens/controls/RunBar';
import { DashboardScreen } from '../screens/dashboard/DashboardScreen';
import { ErrorBoundary } from '../screens/error/ErrorBoundary';
import { type Language, LanguageContext } from '../screens/language/language';
import { VersionScreen } from '../screens/later/lazy';
import { Announcer } from '../screens/page/announce';
import { VScreen } from '../screens/v/VScreen';
import type { SessionStore } from '../store/createSessionStore';
import { SessionStoreContext } from '../store/useSession';

type AppProps = {
  address: Address;
  language: Language;
  store: SessionStore;
  actions: Actions;
};

/** Everything that is drawn, with everything it is handed. */
export function App({ address, language, store, actions }: AppProps) {
  return (
    <LanguageContext value={language}>
      <ErrorBoundary>
        <SessionStoreContext value={store}>
          <ActionsContext value={actions}>
            <Announcer>
              <RunBar />
              <Screen address={address} />
            </Announcer>
          </ActionsContext>
        </SessionStoreContext>
      </ErrorBoundary>
    </LanguageContext>
  );
}

/** Two routes: `/v`, and the dashboard for everything else. */
function Screen({ address: { route, scene, engine = ENGINE_VERSION } }: { address: Address }) {
  if (scene === 'error') throw new Error('The address asked for this screen with scene=error.');
  if (engine !== ENGINE_VERSION) return <VersionScreen />;
  const withdrawOpen = scene === 'withdraw';
  if (route === 'dashboard') return <DashboardScreen withdrawOpen={withdrawOpen} />;
  return <VScreen withdrawOpen={withdrawOpen} />;
}
