/** Listeners, each called as often as it has subscribed: the same function may come twice, and leave once. */
export function listenerSet() {
  const listeners = new Set<{ readonly call: () => void }>();
  return {
    /** Returns a function that unsubscribes. */
    subscribe: (call: () => void) => {
      const listener = { call };
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    notify: () => {
      for (const { call } of listeners) call();
    },
  };
}
