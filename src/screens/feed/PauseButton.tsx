import { useMoment, useSessionStore } from '../../store/useSession';
import { Button } from '../../ui/Button/Button';
import { Icon } from '../../ui/icons/Icon';
import { useLanguage } from '../language/language';
import { useAnnounce } from '../page/announce';
import * as styles from './feed.module.css';

/** Stops trades, totals, popups and count-ups together, and lets them go on. */
export function PauseButton() {
  const { texts } = useLanguage();
  const store = useSessionStore();
  const paused = useMoment((moment) => moment.paused);
  const announce = useAnnounce();
  return (
    <Button
      className={styles.pause}
      onClick={() => {
        store.hold({ paused: !paused });
        announce(paused ? texts.resumedSpoken : texts.pausedSpoken);
      }}
    >
      <Icon name={paused ? 'play' : 'pause'} />
      <span>{paused ? texts.resume : texts.pause}</span>
    </Button>
  );
}
