import { useEffect } from 'react';
import { waitingTexts } from '../../i18n/waiting';
import { Button } from '../../ui/Button/Button';
import { useElapsed } from '../../ui/motion/useElapsed';
import { useLanguage } from '../language/language';
import { useAnnounce } from '../page/announce';
import { useShown } from '../page/shown';
import * as styles from './WaitingForNetwork.module.css';

/** What arrives sooner than this needs no message. */
const SILENT_MS = 500;

/** Says that what was asked for is still on its way, and lets the visitor do without it. */
export function WaitingForNetwork() {
  const { locale } = useLanguage();
  const { waiting, cancel } = waitingTexts[locale];
  const announce = useAnnounce();
  const [, show] = useShown();
  const isLate = useElapsed(SILENT_MS);

  useEffect(() => {
    if (isLate) announce(waiting);
  }, [isLate, announce, waiting]);

  if (!isLate) return null;
  return (
    <div className={styles.waiting}>
      <p>{waiting}</p>
      <Button onClick={() => show(undefined)}>{cancel}</Button>
    </div>
  );
}
