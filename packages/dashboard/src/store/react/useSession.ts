import { createContext, useContext, useSyncExternalStore } from 'react';
import type { SessionStore, StoreState } from '../createSessionStore';

export const SessionStoreContext = createContext<SessionStore | null>(null);

/** The store that the composition root provides. */
export function useSessionStore(): SessionStore {
  const store = useContext(SessionStoreContext);
  if (store === null) {
    throw new Error('No SessionStoreContext above this component.');
  }
  return store;
}

/**
 * A part of the state. Renders again when the part has changed (`Object.is`).
 *
 * @param select returns a part of the state or a plain value, not a new object each time
 */
export function useStoreState<Slice>(select: (state: StoreState) => Slice): Slice {
  const store = useSessionStore();
  const read = () => select(store.getState());
  return useSyncExternalStore(store.subscribe, read, read);
}
