import { useEffect } from 'react';
import { useLanguage } from '../store/react/language';
import { useOpenDialog } from '../store/react/openDialog';
import { Button } from '../ui/Button/Button';
import { useElapsed } from '../ui/motion/useElapsed';
import { announce } from '../ui/Status/announce';
import * as styles from './WaitingForNetwork.module.css';

/** What arrives sooner than this needs no message. */
const SILENT_MS = 500;

/** Says that what was asked for is still on its way, and lets the visitor do without it. */
export function WaitingForNetwork() {
  const { texts } = useLanguage();
  const { waitingForNetwork, cancel } = texts;
  const [, setDialog] = useOpenDialog();
  const isLate = useElapsed(SILENT_MS);

  useEffect(() => {
    if (isLate) announce(waitingForNetwork);
  }, [isLate, waitingForNetwork]);

  if (!isLate) return null;
  return (
    <div className={styles.waiting}>
      <p>{waitingForNetwork}</p>
      <Button onClick={() => setDialog(undefined)}>{cancel}</Button>
    </div>
  );
}
