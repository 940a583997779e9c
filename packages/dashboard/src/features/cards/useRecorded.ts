import type { Recorder } from '@simulation/engine';
import { useState, useSyncExternalStore } from 'react';
import type { SessionStore } from '../../store/createSessionStore';
import { useSessionStore } from '../../store/react/useSession';
import { selectNow } from '../../store/selectors';
import { throttledRenderer } from '../../ui/motion/throttledRenderer';
import { isPlaying } from '../../visit/visit';

/**
 * What has led to the moment on screen. While the run plays it ends at the latest trade, and is read at most four times
 * a second; while it is paused, at the present time. Cards are rendered anew after a jump, and so is what uses this.
 *
 * @param read gets the present moment (simulated ms), and gives a new value each time
 */
export function useRecorded<Value>(read: (recorder: Recorder, now: number) => Value): Value {
  const store = useSessionStore();
  const [recorded] = useState(() => createRecorded(store, read));
  return useSyncExternalStore(recorded.subscribe, recorded.getSnapshot);
}

/** The same without React. */
export function createRecorded<Value>(store: SessionStore, read: (recorder: Recorder, now: number) => Value) {
  let { session } = store.getState();
  const readNow = () => read(store.recorder(), selectNow(store.getState()));
  let value = readNow();
  return {
    /** Another one after a trade, a jump or a pause; the same one while nothing happens. */
    getSnapshot: () => value,
    subscribe: (listener: () => void) => {
      const render = throttledRenderer(() => {
        ({ session } = store.getState());
        value = readNow();
        listener();
      });
      return store.subscribe(() => {
        const { session: present, visit } = store.getState();
        const isStill = !isPlaying(visit);
        // A booking makes a new account.
        if (isStill ? present !== session : present.account !== session.account) render(isStill);
      });
    },
  };
}
