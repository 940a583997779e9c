import { Button } from '../../ui/Button/Button';
import { Icon } from '../../ui/icons/Icon';
import * as styles from './PauseButton.module.css';
import { usePause } from './usePause';

type PauseButtonProps = {
  /** On a phone the icon alone, as beside a heading. */
  isShort?: boolean;
};

/** Pauses and resumes trades, totals, popups and count-ups together. */
export function PauseButton({ isShort = false }: PauseButtonProps) {
  const { paused, held, word, toggle } = usePause();
  return (
    <Button className={styles.pause} aria-disabled={held} onClick={toggle}>
      <Icon name={paused ? 'play' : 'pause'} />
      <span className={isShort ? 'word' : undefined}>{word}</span>
    </Button>
  );
}
