import { useEffect, useMemo, useRef } from 'react';

/** One timer of a component, cleared when it is removed. Starting it again replaces what was started before. */
export function useTimer() {
  const timer = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useMemo(
    () => ({
      /** @param ms milliseconds of the visitor's time */
      start(call: () => void, ms: number) {
        clearTimeout(timer.current);
        timer.current = window.setTimeout(call, ms);
      },
      stop: () => clearTimeout(timer.current),
    }),
    [],
  );
}
