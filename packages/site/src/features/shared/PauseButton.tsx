import { playAgain } from '../../i18n/en/script';
import { useSessionStore, useStoreState } from '../../store/react/useSession';
import { selectScriptIsOver } from '../../store/selectors';
import { Button } from '../../ui/Button/Button';
import { useLostFocus } from '../../ui/focus';
import { Icon } from '../../ui/icons/Icon';
import * as styles from './PauseButton.module.css';
import { usePause } from './usePause';

type PauseButtonProps = {
  /** On a phone the icon alone, as beside a heading. */
  isShort?: boolean;
};

/**
 * Pauses and resumes trades, totals, popups and count-ups together. Once the script of `/v` has ended, plays it again
 * from the start.
 */
export function PauseButton({ isShort = false }: PauseButtonProps) {
  useLostFocus();
  const store = useSessionStore();
  const { paused, held, word, toggle } = usePause();
  const isOver = useStoreState(selectScriptIsOver);
  const startOver = () => {
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
