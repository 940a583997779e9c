import type { ReactNode } from 'react';
import type { Locator } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { de } from '../../../i18n/de/page';
import { en } from '../../../i18n/en/page';
import { createSessionStore } from '../../../store/createSessionStore';
import { type Actions, ActionsContext } from '../../../store/react/actions';
import { LanguageContext } from '../../../store/react/language';
import { SessionStoreContext } from '../../../store/react/useSession';
import { ROOT } from '../../../visit/address/site';
import { visitOf } from '../../../visit/testVisit';

const TEXTS = { en, de };

/** What a component may ask of the page: nothing happens. */
const NO_ACTIONS: Actions = {
  importChunk: (load) => load(),
  prefetch: () => {},
  freshSeed: () => 'fresh',
  copyText: async () => true,
  site: ROOT,
  goBack: () => {},
  theme: () => undefined,
  setTheme: () => {},
  digestPace: () => 'off',
  setDigestPace: () => {},
};

/** For component tests: a part of the page as it is at an address, such as `/v?seed=7`. Time stands still. */
export async function renderAt(address: string, part: ReactNode, actions: Partial<Actions> = {}) {
  const visit = visitOf(address);
  const store = createSessionStore(visit);
  const { locale } = visit.address;
  const { container } = await render(
    <LanguageContext value={{ locale, texts: TEXTS[locale] }}>
      <ActionsContext value={{ ...NO_ACTIONS, ...actions }}>
        <SessionStoreContext value={store}>{part}</SessionStoreContext>
      </ActionsContext>
    </LanguageContext>,
  );
  return { store, container };
}

/** Gives the focus to a part, without a press that would do something. */
export function focus(part: Locator) {
  const element = part.element();
  if (element instanceof HTMLElement) element.focus();
}
