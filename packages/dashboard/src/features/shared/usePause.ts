import { useLanguage } from '../../store/react/language';
import { useSessionStore, useStoreState } from '../../store/react/useSession';
import { selectHeld, selectPaused } from '../../store/selectors';
import { announce } from '../../ui/Status/announce';

/** Whether the run is paused, what the button that changes it says, and what it does. */
export function usePause() {
  const { texts } = useLanguage();
  const store = useSessionStore();
  const paused = useStoreState(selectPaused);
  const held = useStoreState(selectHeld);
  return {
    paused,
    /** What is open holds the run: a press would change nothing. */
    held,
    word: paused ? texts.resume : texts.pause,
    toggle: () => {
      if (held) return;
      store.dispatch({ type: 'pause', paused: !paused });
      announce(paused ? texts.resumedSpoken : texts.pausedSpoken);
    },
  };
}
