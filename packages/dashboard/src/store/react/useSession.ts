import { useSyncExternalStore } from 'react';
import type { SessionStore, StoreState } from '../createSessionStore';
import { requiredContext } from './requiredContext';

export const [SessionStoreContext, useSessionStore] = requiredContext<SessionStore>('SessionStoreContext');

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
