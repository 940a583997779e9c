import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Moment, SessionStore } from '../createSessionStore';

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
 * A slice of the present moment; draws again only when the slice is another one.
 *
 * @param select returns a part of the moment, or a plain value: a fresh object each time would never be the same
 */
export function useMoment<Slice>(select: (moment: Moment) => Slice): Slice {
  const store = useSessionStore();
  const read = () => select(store.getMoment());
  return useSyncExternalStore(store.subscribe, read, read);
}
