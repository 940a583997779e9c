import { Button } from '../../ui/Button/Button';
import { Icon } from '../../ui/icons/Icon';
import * as styles from './PauseButton.module.css';
import { usePause } from './usePause';

/** Pauses and resumes trades, totals, popups and count-ups together. */
export function PauseButton() {
  const { paused, word, toggle } = usePause();
  return (
    <Button className={styles.pause} onClick={toggle}>
      <Icon name={paused ? 'play' : 'pause'} />
      <span>{word}</span>
    </Button>
  );
}
