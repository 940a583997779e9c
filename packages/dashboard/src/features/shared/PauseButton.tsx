import { playAgain } from '../../i18n/en/script';
import { useSessionStore, useStoreState } from '../../store/react/useSession';
import { selectScriptIsOver, selectSpeed } from '../../store/selectors';
import { Button } from '../../ui/Button/Button';
import { useLostFocus } from '../../ui/focus';
import { Icon } from '../../ui/icons/Icon';
import * as styles from './PauseButton.module.css';
import { usePause } from './usePause';

/** So fast the script of `/v` is still seen, in three seconds: faster it is over before anybody has looked. */
const FASTEST_AGAIN = 10;

type PauseButtonProps = {
  /** On a phone the icon alone, as beside a heading. */
  isShort?: boolean;
};

/**
 * Pauses and resumes trades, totals, popups and count-ups together. Once the script of `/v` has ended, plays it again
 * from the start, so that it can be seen.
 */
export function PauseButton({ isShort = false }: PauseButtonProps) {
  useLostFocus();
  const store = useSessionStore();
  const { paused, held, word, toggle } = usePause();
  const isOver = useStoreState(selectScriptIsOver);
  const speed = useStoreState(selectSpeed);
  const startOver = () => {
    if (speed > FASTEST_AGAIN) store.dispatch({ type: 'setSpeed', speed: FASTEST_AGAIN });
    store.dispatch({ type: 'jump', at: 0 });
    store.startTrading();
  };
  return (
    <Button className={styles.pause} aria-disabled={held} onClick={isOver ? startOver : toggle}>
      <Icon name={paused || isOver ? 'play' : 'pause'} />
      <span className={isShort ? 'word' : undefined}>{isOver ? playAgain : word}</span>
    </Button>
  );
}
