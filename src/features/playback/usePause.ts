import { useLanguage } from '../../store/react/language';
import { useSessionStore, useStoreState } from '../../store/react/useSession';
import { selectPaused } from '../../store/selectors';
import { announce } from '../../ui/Status/announce';

/** Whether the run is paused, what the button that changes it says, and what it does. */
export function usePause() {
  const { texts } = useLanguage();
  const store = useSessionStore();
  const paused = useStoreState(selectPaused);
  return {
    paused,
    word: paused ? texts.resume : texts.pause,
    toggle: () => {
      store.update({ paused: !paused });
      announce(paused ? texts.resumedSpoken : texts.pausedSpoken);
    },
  };
}
