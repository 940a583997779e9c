import { Button } from '../../ui/Button/Button';
import { Icon } from '../../ui/icons/Icon';
import { usePause } from '../transport/usePause';
import * as styles from './feed.module.css';

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
