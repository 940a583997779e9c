import { useLanguage } from '../../store/react/language';
import { useMoment, useSessionStore } from '../../store/react/useSession';
import { announce } from '../../ui/Status/announce';

/** Whether the run is paused, what the button that changes it says, and what it does. */
export function usePause() {
  const { texts } = useLanguage();
  const store = useSessionStore();
  const paused = useMoment((moment) => moment.paused);
  return {
    paused,
    word: paused ? texts.resume : texts.pause,
    toggle: () => {
      store.hold({ paused: !paused });
      announce(paused ? texts.resumedSpoken : texts.pausedSpoken);
    },
  };
}
