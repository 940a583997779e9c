import type { PropsWithChildren, ReactNode } from 'react';
import type { Locator } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { de } from '../../../i18n/de/page';
import { en } from '../../../i18n/en/page';
import { createSessionStore, type SessionStore } from '../../../store/createSessionStore';
import { type Actions, ActionsContext } from '../../../store/react/actions';
import { type Extra, ExtrasContext } from '../../../store/react/extras';
import { LanguageContext } from '../../../store/react/language';
import { SessionStoreContext } from '../../../store/react/useSession';
import { ROOT } from '../../../visit/address/site';
import { visitOf } from '../../../visit/testVisit';

const TEXTS = { en, de };

/** What a component may ask of the page: nothing happens. */
const NO_ACTIONS: Actions = {
  importChunk: (load) => load(),
  isSiteReachable: async () => true,
  prefetch: () => {},
  // oxlint-disable-next-line no-restricted-globals -- a real day, and always the same
  dateIn: (weeks) => new Date(2026, 10, 28 + 7 * weeks, 12),
  freshSeed: () => 'fresh',
  today: () => '2026-11-28',
  copyText: async () => true,
  site: ROOT,
  goBack: () => {},
  theme: { read: () => undefined, write: () => {} },
  digestPace: { read: () => 'off', write: () => {} },
};

/** For component tests: a part of the page as it is at an address, such as `/v?seed=7`. Time stands still. */
export async function renderAt(
  address: string,
  part: ReactNode,
  actions: Partial<Actions> = {},
  extras: readonly Extra[] = [],
) {
  const visit = visitOf(address);
  const store = createSessionStore(visit);
  const { locale } = visit.address;
  const wrapper = ({ children }: PropsWithChildren) => (
    <LanguageContext value={{ locale, texts: TEXTS[locale] }}>
      <ActionsContext value={{ ...NO_ACTIONS, ...actions }}>
        <SessionStoreContext value={store}>
          <ExtrasContext value={extras}>{children}</ExtrasContext>
        </SessionStoreContext>
      </ActionsContext>
    </LanguageContext>
  );
  const { container, rerender, unmount } = await render(part, { wrapper });
  return { store, container, rerender, unmount };
}

/** Lets trades come in until that many more are closed. */
export function closeTrades(store: SessionStore, count: number) {
  const closed = () => store.getState().session.account.closed;
  const until = closed() + count;
  for (let step = 0; step < 200 && closed() < until; step += 1) store.tick(100);
}

/** Gives the focus to a part, without a press that would do something. */
export function focus(part: Locator) {
  const element = part.element();
  if (element instanceof HTMLElement) element.focus();
}
