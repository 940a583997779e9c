import { useEffect } from 'react';
import { useStoreState } from '../../store/react/useSession';
import { selectPaused } from '../../store/selectors';

/** Keeps the screen awake while the page plays in sight, as on a projector; on a phone the battery is worth more. */
export function KeepAwake() {
  const paused = useStoreState(selectPaused);
  useEffect(() => {
    if (paused || !('wakeLock' in navigator) || !matchMedia('(width >= 48em)').matches) return;
    let lock: Promise<WakeLockSentinel | undefined> | undefined;
    // A hidden page loses it. Where the browser refuses, the screen sleeps as always.
    const request = () => {
      if (!document.hidden) lock = navigator.wakeLock.request('screen').catch(() => undefined);
    };
    request();
    document.addEventListener('visibilitychange', request);
    return () => {
      document.removeEventListener('visibilitychange', request);
      void lock?.then((held) => held?.release());
    };
  }, [paused]);
  return null;
}
